import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../backend/src/configuration';
import { SERVER_IMAGE, SERVER_SETTINGS } from '../event-store/test/eventstoredb/server-image';

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};

/** What Docker Compose makes of a value, with nothing set but what has to be. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_, name: string, kind?: string, otherwise?: string) =>
    kind === '-' ? (otherwise ?? '') : (REQUIRED[name] ?? ''),
  );

const REQUIRED: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://annals.example.org',
  POSTGRES_PASSWORD: 'secret',
  ANNALS_MASTER_KEY: Buffer.alloc(32).toString('base64'),
  ANNALS_SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  ANNALS_SESSION_SECRET: 'x'.repeat(32),
};

test.each(['api', 'projections', 'jobs'])('Docker Compose runs %s with its log in EventStoreDB', (name) => {
  const service = services[name];
  const variables = Object.entries(service?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
  const configuration = readConfiguration(Object.fromEntries(variables) as Record<string, string>);
  expect(configuration).toMatchObject({
    eventStoreUrl: 'esdb://eventstoredb:2113?tls=false',
    databaseUrl: 'postgres://annals:secret@postgres:5432/annals',
    roles: [name],
  });
  expect(Object.keys(service?.depends_on ?? {})).toContain('eventstoredb');
});

test('the server of Docker Compose is the one that the contract suite runs against in a container', () => {
  expect(services['eventstoredb']?.image).toBe(SERVER_IMAGE);
  expect(services['eventstoredb']?.environment).toEqual(SERVER_SETTINGS);
});
