import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration, SETTINGS } from '../backend/src/configuration';
import { SERVER_IMAGE, SERVER_SETTINGS } from '../event-store/test/eventstoredb/server-image';

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
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
  expect(Object.keys(service?.depends_on ?? {})).toEqual(['eventstoredb', 'postgres', 'redis']);
});

test.each(['api', 'projections', 'jobs'])(
  'Docker Compose knows every setting for %s, and keeps what is beside the database on a volume',
  (name) => {
    const service = services[name];
    // These two are the image's.
    const known = new Set([...Object.keys(service?.environment ?? {}), 'HOST', 'PORT']);
    expect(SETTINGS.filter((setting) => !known.has(setting))).toEqual([]);
    const [volume = '', folder = ''] = service?.volumes?.[0]?.split(':') ?? [];
    expect(volumes).toHaveProperty(volume);
    const { ANNALS_DATA, ANNALS_ERASURE_LIST, ANNALS_SEAL_FOLDER } = service?.environment ?? {};
    expect(ANNALS_DATA).toBe(folder);
    for (const place of [ANNALS_ERASURE_LIST, ANNALS_SEAL_FOLDER]) expect(place).toMatch(`${folder}/`);
    // A volume belongs to whom the folder of the image belongs.
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`chown node:node ${folder}`);
  },
);

test('.env.example explains every setting', () => {
  const explained = new Set(readFileSync('.env.example', 'utf8').match(/^\w+(?==)/gm));
  expect(SETTINGS.filter((setting) => !explained.has(setting))).toEqual([]);
});

test('the server of Docker Compose is the one that the contract suite runs against in a container', () => {
  expect(services['eventstoredb']?.image).toBe(SERVER_IMAGE);
  expect(services['eventstoredb']?.environment).toEqual(SERVER_SETTINGS);
});
