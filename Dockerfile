# The whole studio in one image: server, screens and the embedded PostgreSQL. docs/operation.md tells how to run it.
FROM node:24-bookworm-slim AS made
WORKDIR /toile
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY scripts ./scripts
COPY packages ./packages
COPY apps ./apps
# The first run of any script installs what is locked; then the screens are built.
RUN npm run -s toile -- --help > /dev/null \
  && npx --no-install node -e "import('./apps/server/host/buildWeb.ts').then(({ buildWeb }) => buildWeb(console.log))"

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
  TOILE_HOST=0.0.0.0 \
  TOILE_DATA=/data
WORKDIR /toile
COPY --from=made /toile /toile
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4600
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://localhost:4600/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What npm start does, without npm between a signal and the studio.
CMD ["node", "scripts/setup.mjs", "start"]
