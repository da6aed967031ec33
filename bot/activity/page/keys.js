// The keyboard: numbers sow, arrows move, Escape closes.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], Home: [-99, 0], End: [99, 0] };

/** Whether keys belong to the board: it has the focus, or nothing has. */
function isOnBoard(board) {
  const { activeElement } = document;
  return activeElement === document.body || board.frame.contains(activeElement);
}

/** Listens for keys on behalf of the board and the sheet. */
export function listenForKeys(board, sheet) {
  // Arrows may be held. What is pressed or sown is so once, however long a key is held.
  addEventListener("keydown", (event) => {
    const isPress = event.key === "Enter" || event.key === " " || /^[1-9]$/.test(event.key);
    if (event.repeat && isPress && !event.target.matches("input, textarea")) {
      event.preventDefault();
      event.stopPropagation();
    }
  }, true);
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (board.escape() || sheet.close()) event.preventDefault();
    } else if (/^[1-9]$/.test(event.key) && isOnBoard(board)) {
      board.chooseNumber(Number(event.key));
      event.preventDefault();
    } else if (ARROWS[event.key] && board.pits.has(document.activeElement)) {
      board.pits.step(...ARROWS[event.key]);
      event.preventDefault();
    }
  });
}
