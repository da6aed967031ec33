//! What comes by itself, through kills: a process dies after it has sent it and before it has noted that, or
//! before it has sent it. It comes once.

use kuzhi_tests::discord::Request;

use super::{
    Channel, Club, DAY, Duration, Message, Person, Place, SECOND, Schema, TimeZone, Timestamp, timeout,
};

/// The time of day in UTC.
fn clock(at: Timestamp) -> String {
    TimeZone::UTC.clock_at(at)
}

/// What a kill leaves behind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Left {
    /// It was sent, and nobody knows.
    Sent,
    /// It was not sent.
    Nothing,
}

/// Something that comes by itself, and where.
pub(super) struct Post {
    pub(super) channel: Channel,
    /// Words in it.
    pub(super) says: &'static str,
}

impl Post {
    fn messages(&self) -> Vec<Message> {
        let messages = self.channel.messages().into_iter();
        messages.filter(|message| message.text().contains(self.says)).collect()
    }

    /// How often it was sent.
    fn sent(&self, club: &Club) -> usize {
        let path = format!("/channels/{}/messages", self.channel.id());
        let is_post = |one: &&Request| one.method == "POST" && one.path.ends_with(&path);
        club.discord.requests().iter().filter(is_post).count()
    }
}

impl Club {
    /// The full hour that comes so many hours from now.
    fn hour(&self, hours: u64) -> Timestamp {
        Timestamp::from_millis((self.now().as_secs() / 3_600 + hours) * 3_600_000)
    }

    /// Ada has the puzzle of the day posted. Bob is told once a day of the games that wait, and one does.
    async fn set_up(&self, lounge: &Channel, [digest, daily]: [Timestamp; 2]) -> [Post; 2] {
        let (ada, bob) = (self.people[0].at(&self.hall), self.people[1].at(&self.hall));
        let page = ada.slash("settings").string("of", "house").send().await.message();
        ada.click(&page, "Automatic posts").await;
        ada.choose_channels(&page, "Post it in …", &[lounge]).await;
        lounge.until(|lounge| lounge.messages().len() == 1, "the first puzzle").await;
        let chosen = format!("Every day at {}", clock(daily));
        ada.choose(&page, "Every day at 09:00", &[&chosen]).await;
        let settings = bob.slash("settings").send().await.message();
        for button in ["Pings: on", "Pings: off", "Pings: by direct message"] {
            bob.click(&settings, button).await;
        }
        let page = bob.click(&settings, "Away and days off").await.message();
        let chosen = format!("Waiting games: every day at {}", clock(digest));
        bob.choose(&page, "k1:pick:digest-hour", &[&chosen]).await;
        let play = ada.slash("play").user("opponent", &self.people[1]).string("side", "first");
        let board = play.string("game", "mangala").string("clock", "7d").send().await.message();
        bob.click(&board, "Accept").await;
        ada.click(&board, "1").await;
        let digest = Post { channel: Person::dm(&self.people[1]), says: "**One game waits for you**" };
        [digest, Post { channel: lounge.clone(), says: "**Puzzle of the day #" }]
    }

    /// Time passes until something is due, and a kill leaves this behind. It comes once.
    pub(super) async fn kill_while_it_comes(&mut self, due: Timestamp, post: &Post, left: Left) {
        let before = self.lose(post, left);
        self.pass((due + SECOND).since(self.now())).await;
        self.kill_and_see(post, before).await;
    }

    /// From now on this is left of something. Returns how often it was there, and how often it was sent.
    pub(super) fn lose(&self, post: &Post, left: Left) -> [usize; 2] {
        let before = [post.messages().len(), post.sent(self)];
        let path = format!("/channels/{}/messages", post.channel.id());
        let plan = self.discord.mischief().on_next("POST", &path).times(99);
        match left {
            Left::Sent => plan.lose_answer(),
            Left::Nothing => plan.lose_request(),
        }
        before
    }

    /// Waits until something was sent and lost, and kills all processes. Then it comes once.
    pub(super) async fn kill_and_see(&mut self, post: &Post, [before, sent]: [usize; 2]) {
        self.hall.until(|_| post.sent(self) > sent, "that it is sent").await;
        for _ in 0..self.processes.len() {
            self.kill_one().await;
        }
        self.discord.mischief().forget();
        let sent = post.sent(self);
        let comes = |club: &Club| post.sent(club) > sent && post.messages().len() > before;
        self.until(None, "that it is sent again", comes).await;
        // Nothing comes of looking again.
        self.move_on(Duration::from_mins(1));
        let again = self.hall.until(|_| post.messages().len() > before + 1, "a second one");
        assert!(timeout(Duration::from_secs(1), again).await.is_err(), "{}", post.channel.transcript());
        assert_eq!(post.messages().len(), before + 1, "{}", post.channel.transcript());
    }

    async fn kill_while_posts_come(mut self) {
        let lounge = self.discord.guild("Friends").channel("lounge");
        let (now, of_digest, hour) = (self.now(), self.hour(2), self.hour(4));
        let [digest, daily] = self.set_up(&lounge, [of_digest, hour]).await;
        // One has come today.
        let is_today = TimeZone::UTC.days_at(hour) == TimeZone::UTC.days_at(now);
        let of_daily = if is_today { hour + DAY } else { hour };
        self.kill_while_it_comes(of_digest, &digest, Left::Sent).await;
        self.kill_while_it_comes(of_daily, &daily, Left::Nothing).await;
        self.kill_while_it_comes(of_daily + DAY, &daily, Left::Sent).await;
        assert_eq!(digest.messages().len(), 1, "there is nothing new: {}", digest.channel.transcript());
        assert_eq!(lounge.messages().len(), 3, "{}", lounge.transcript());
        for (process, _folder) in self.processes {
            process.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn posts_on_postgresql_come_once_through_kills() {
    let Some(schema) = Schema::new() else { return };
    Club::gather(Place::Database(schema)).await.kill_while_posts_come().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn posts_in_a_folder_come_once_through_kills() {
    Club::gather(Place::Folder).await.kill_while_posts_come().await;
}
