# syntax=docker/dockerfile:1

# Debian and not Alpine: PostgreSQL, sharp and argon2 from npm are built for glibc. With a digest,
# node:24-slim@sha256:…, so that two builds of one commit have the same base.
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:*) ;; *) echo 'NODE_IMAGE has no digest: docker pull node:24-slim prints it.' >&2; exit 1 ;; esac
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY packages/rules/package.json packages/rules/
COPY packages/contract/package.json packages/contract/
COPY packages/art/package.json packages/art/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/build.mjs

# Never --omit=optional: PostgreSQL, sharp and argon2 are optional packages, one per platform.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY packages/rules/package.json packages/rules/
COPY packages/contract/package.json packages/contract/
COPY packages/art/package.json packages/art/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/LICENSE /app/NOTICE.txt ./
COPY --from=build /app/licenses licenses
COPY --from=build /app/apps/server/package.json apps/server/
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/server/drizzle apps/server/drizzle
COPY --from=build /app/apps/server/card-art apps/server/card-art
COPY --from=build /app/apps/web/dist apps/web/dist
# The built-in PostgreSQL needs links to its libraries, which the program may not create at run time.
RUN node apps/server/dist/link-libraries.js
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Readiness would let one database outage restart every program at once; liveness is enough here.
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Not `npm start`: the program itself gets the signal, and there is nothing to install or build.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
