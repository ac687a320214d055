import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';
import { afterAll, describe } from 'vitest';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store';
import { describeEventStore } from './event-store-contract';
import { SERVER_IMAGE, SERVER_SETTINGS } from './eventstoredb/server-image';
import { ServerDouble } from './eventstoredb/server-double';

/** An address on a real server, of a log that nobody else writes to. */
function freshLog(url: string): string {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const [server = '', options] = url.split('?');
  return `${server.replace(/\/+$/, '')}/${name}${options === undefined ? '' : `?${options}`}`;
}

const realServer = process.env['ANNALS_TEST_ESDB_URL'];
if (realServer)
  describeEventStore('EventStoreDB, a real server', () =>
    Promise.resolve(new EventStoreDbEventStore(freshLog(realServer))),
  );

/** Where there is a Docker engine, the same against the image that `docker-compose.yml` uses. */
const hasDocker = Boolean(process.env['DOCKER_HOST']) || existsSync('/var/run/docker.sock');
if (hasDocker && !realServer)
  describe('in a container', () => {
    let container: StartedTestContainer | undefined;
    afterAll(() => container?.stop());
    describeEventStore(
      'EventStoreDB, the image of docker-compose.yml',
      async () => {
        container = await new GenericContainer(SERVER_IMAGE)
          .withEnvironment(SERVER_SETTINGS)
          .withExposedPorts(2113)
          .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
          .start();
        const address = `${container.getHost()}:${container.getMappedPort(2113)}`;
        return new EventStoreDbEventStore(freshLog(`esdb://${address}?tls=false`));
      },
      180_000,
    );
  });

describe('over the wire', () => {
  let double: ServerDouble | undefined;
  afterAll(() => double?.stop());
  describeEventStore('EventStoreDB', async () => {
    double = await new ServerDouble().start();
    return new EventStoreDbEventStore(double.url);
  });
});
