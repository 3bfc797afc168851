# Two stages: one builds with everything, the other holds what a shop needs to run (scripts/release.ts says what that is) and
# the Node that package-lock.json names. docker build -t gewitter . – then compose.yaml, or any runtime.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/release.ts /release
WORKDIR /release
RUN npm ci --omit=dev --no-audit --no-fund \
    && node scripts/slim.mjs

# No shell and no package manager: glibc and what C++ needs, in which the Node of the release runs.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build --chown=0:0 /release /shop
WORKDIR /shop
# Nobody in particular, and nothing of the image is theirs.
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/gewitter PATH=/shop/node_modules/.bin
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
    CMD ["node", "scripts/health.mjs"]
CMD ["node", "--max-semi-space-size=8", "build/server/index.js"]
