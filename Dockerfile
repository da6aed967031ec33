# syntax=docker/dockerfile:1

FROM rust:1.95.0-bookworm AS build
WORKDIR /src
COPY . .
# The caches outlive the layer, so that a change to our code builds our code alone.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked -p kuzhi-bot \
    && install -D target/release/kuzhi-bot /out/usr/local/bin/kuzhi-bot \
    && install -d /out/data

# Fonts for names on pictures, in every script, under their licences: 9 MB.
FROM debian:bookworm-slim AS fonts
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-noto-core fonts-droid-fallback \
    && rm -rf /var/lib/apt/lists/* \
    && install -D --mode=644 --target-directory=/out/usr/share/fonts/truetype \
        /usr/share/fonts/truetype/noto/NotoSans*-Bold.ttf /usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf \
    && install -D --mode=644 /usr/share/doc/fonts-noto-core/copyright /out/usr/share/doc/fonts-noto-core/copyright \
    && install -D --mode=644 /usr/share/doc/fonts-droid-fallback/copyright /out/usr/share/doc/fonts-droid-fallback/copyright

# The C library, the certificates of the web, fonts and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="Kuzhi" \
      org.opencontainers.image.description="The mancala games of India, Sri Lanka, Palestine and Türkiye, on Discord" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build /out/usr/local/bin/kuzhi-bot /usr/local/bin/kuzhi-bot
COPY --from=fonts /out /
# A new volume takes over the owner of the directory it covers.
COPY --from=build --chown=65532:65532 /out/data /data

ENV KUZHI_STORE__PATH=/data
VOLUME /data
# A kuzhi.toml mounted here is read.
WORKDIR /etc/kuzhi
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=1 CMD ["kuzhi-bot", "health"]
ENTRYPOINT ["kuzhi-bot"]
CMD ["run"]
