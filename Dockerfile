# A node with the page. The image has the Node that package.json pins.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /methuselah
COPY . .
RUN npm ci --no-audit --no-fund && npm run build -w @methuselah/web \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production METHUSELAH_DATA=/data PORT=8080
WORKDIR /methuselah
COPY --from=build /methuselah/package.json ./
COPY --from=build /methuselah/node_modules node_modules
COPY --from=build /methuselah/packages packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts", "--host", "--no-open", "--log"]
