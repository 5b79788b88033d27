# Builds the site and runs its server. The runtime holds the built site, the server and what that imports.
FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG SITE_ORIGIN
# live: the form sends, and the server must be started with INQUIRIES=live too.
ARG INQUIRIES=simulated
RUN npm run build

FROM node:26-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
COPY server server
COPY shared shared
COPY app/content app/content
COPY app/i18n app/i18n
# Live inquiries in SQLite: mount a volume here.
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
CMD ["node", "server/main.ts"]
