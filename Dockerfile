# The server in a container. What is done in it stands in deploy/image, where the tests run it, too.

FROM node:22-slim AS page
WORKDIR /battalia
COPY client/package.json client/package-lock.json client/
RUN npm --prefix client ci --omit=dev --silent
COPY client client
COPY src/battalia/messages src/battalia/messages
RUN npm --prefix client run --silent build -- --logLevel warn

FROM python:3.14-slim AS site
WORKDIR /battalia
COPY requirements/docs.txt requirements/docs.txt
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/docs.txt
COPY . .
RUN deploy/image/site

FROM python:3.14-slim AS package
WORKDIR /battalia
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY requirements requirements
COPY deploy/image deploy/image
COPY docs/rules docs/rules
COPY src src
COPY --from=site /battalia/src/battalia/server/docs_site src/battalia/server/docs_site
COPY --from=page /battalia/src/battalia/server/page src/battalia/server/page
RUN deploy/image/wheel /dist && deploy/image/install /dist/battalia-*.whl /opt/battalia

FROM python:3.14-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home battalia
COPY --from=package /opt/battalia /opt/battalia
COPY deploy/image/healthy /usr/local/bin/healthy
ENV PATH=/opt/battalia/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    BATTALIA_HOST=0.0.0.0 \
    BATTALIA_DATABASE=sqlite:////data/tables.db
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s CMD ["healthy"]
ENTRYPOINT ["battalia"]
CMD ["serve"]
