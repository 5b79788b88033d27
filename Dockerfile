# Builds the site and runs its server. The final image has only the built site, the server and its imports.
# Node as in package.json. To use another: --build-arg NODE_IMAGE=node:…@sha256:…, see docs/operations.md.
ARG NODE_IMAGE=node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
ARG SITE_ORIGIN
# live: the form sends inquiries, and the server must be started with INQUIRIES=live too.
ARG INQUIRIES=simulated
RUN node site-build/ensure-built.ts

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --omit=peer --ignore-scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
COPY server server
COPY domain domain
COPY i18n i18n
COPY content content
# The SQLite database of live inquiries.
RUN mkdir data && chown 1000:1000 data
VOLUME /site/data
# The user "node" by number: Kubernetes cannot tell from a name that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]
