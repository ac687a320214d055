/** The last version of the server under the BSD licence; `docker-compose.yml` names the same, and a test sees to that. */
export const SERVER_IMAGE = 'eventstore/eventstore:24.6.0-bookworm-slim';

/** A node on its own, without TLS, for a network that nobody else is in. */
export const SERVER_SETTINGS = {
  EVENTSTORE_CLUSTER_SIZE: '1',
  EVENTSTORE_INSECURE: 'true',
  EVENTSTORE_RUN_PROJECTIONS: 'None',
};
