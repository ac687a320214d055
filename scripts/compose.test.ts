import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration, SETTINGS } from '../backend/src/platform/configuration/configuration';
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
  text
    // Those within the default of another come first.
    .replaceAll(/\$\{(\w+):\?[^{}]*\}/g, (_, name: string) => REQUIRED[name] ?? '')
    .replaceAll(/\$\{(\w+)(?::?-([^}]*))?\}/g, (_, _name: string, otherwise?: string) => otherwise ?? '');

const REQUIRED: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://annals.example.org',
  POSTGRES_PASSWORD: 'of-postgres',
  DATABASE_OWNER_PASSWORD: 'of-owner',
  DATABASE_APPLICATION_PASSWORD: 'of-application',
  DATABASE_KEYS_PASSWORD: 'of-keys',
  DATABASE_SEAL_PASSWORD: 'of-seal',
  EVENTSTORE_PASSWORD: 'of-eventstore',
  REDIS_PASSWORD: 'of-redis',
  ANNALS_MASTER_KEY: Buffer.alloc(32).toString('base64'),
  ANNALS_SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  ANNALS_SESSION_SECRET: 'x'.repeat(32),
  ANNALS_SEAL_SIGNER_TOKEN: 't'.repeat(64),
  ANNALS_SEAL_ORIGIN: 'annals.example.org/annals',
};

test.each(['api', 'projections', 'jobs'])('Docker Compose runs %s with its log in EventStoreDB', (name) => {
  const service = services[name];
  const variables = Object.entries(service?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]);
  const configuration = readConfiguration(Object.fromEntries(variables) as Record<string, string>);
  expect(configuration).toMatchObject({
    eventStoreUrl: 'esdb://admin:of-eventstore@eventstoredb:2113?tlsCAFile=/certificates/ca/ca.crt',
    databaseUrl: 'postgres://annals_application:of-application@postgres:5432/annals',
    databaseKeysUrl: 'postgres://annals_keys:of-keys@postgres:5432/annals',
    databaseSealUrl: 'postgres://annals_seal:of-seal@postgres:5432/annals',
    redisUrl: 'redis://annals:of-redis@redis:6379',
    roles: [name],
  });
  // What runs for years knows neither the owner of the database nor its superuser.
  const text = variables.map(([, value]) => value).join(' ');
  for (const secret of ['of-owner', 'of-postgres']) expect(text).not.toContain(secret);
  expect(Object.keys(service?.depends_on ?? {})).toEqual(['database', 'eventstoredb', 'postgres', 'redis']);
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

test('the service that owns the database has a user for each purpose, and ends when it is done', () => {
  const { environment = {}, ...service } = services['database'] ?? {};
  const variables = Object.entries(environment).map(([key, value]) => [key, filledIn(value)]);
  expect(readConfiguration(Object.fromEntries(variables) as Record<string, string>)).toMatchObject({
    databaseOwnerUrl: 'postgres://annals_owner:of-owner@postgres:5432/annals',
    databaseAdminUrl: 'postgres://annals:of-postgres@postgres:5432/annals',
  });
  expect(service).toMatchObject({ command: ['database', 'prepare'], restart: 'no' });
});

test('with a signer, the key of the seal is in no other process', () => {
  const { services: added } = parse(readFileSync('docker-compose.signer.yml', 'utf8'), { merge: true }) as {
    services: Readonly<Record<string, Service & { readonly command?: readonly string[] }>>;
  };
  const { signer, ...others } = added;
  expect(Object.keys(others).toSorted()).toEqual(['api', 'database', 'jobs', 'projections']);
  for (const [name, { environment }] of Object.entries(others)) {
    const merged = { ...services[name]?.environment, ...environment };
    const variables = Object.entries(merged).map(([key, value]) => [key, filledIn(value)]);
    const configuration = readConfiguration(Object.fromEntries(variables) as Record<string, string>);
    expect(configuration).toMatchObject({
      sealKey: undefined,
      sealSigner: { address: 'http://signer:3081', token: 't'.repeat(64) },
    });
  }
  expect(signer?.command?.map(filledIn).join(' ')).toContain('signer --log annals.example.org/annals --data');
  expect(Object.keys(signer?.environment ?? {})).not.toContain('DATABASE_URL');
  expect(signer?.volumes).toEqual(['signer-data:/var/lib/annals']);
});

test('with the demo company, an image of its own fills the log, and what is built without a target has none', () => {
  const { services: added } = parse(readFileSync('docker-compose.demo.yml', 'utf8'), { merge: true }) as {
    services: Readonly<Record<string, Service & { readonly build?: { readonly target: string } }>>;
  };
  const demoOf = (name: string) => {
    const merged = { ...services[name]?.environment, ...added[name]?.environment };
    const variables = Object.entries(merged).map(([key, value]) => [key, filledIn(value)]);
    return readConfiguration(Object.fromEntries(variables) as Record<string, string>).demo;
  };
  expect(['api', 'projections', 'jobs'].filter(demoOf)).toEqual(['api']);
  expect(added['api']?.build?.target).toBe('demo');
  const stages = readFileSync('Dockerfile', 'utf8').split(/^(?=FROM )/m);
  expect(stages.at(-1)?.trim()).toBe('FROM runtime');
  const [runtime, ...more] = stages.filter((stage) => stage.includes('AS runtime'));
  expect(more).toEqual([]);
  // The comment of the next stage follows it.
  expect(runtime?.replaceAll(/^#.*$/gm, '')).not.toMatch(/demo|faker/);
});

test('.env.example explains every setting', () => {
  const explained = new Set(readFileSync('.env.example', 'utf8').match(/^\w+(?==)/gm));
  expect(SETTINGS.filter((setting) => !explained.has(setting))).toEqual([]);
});

test('the server of Docker Compose is the one that the contract suite runs against in a container', () => {
  expect(services['eventstoredb']?.image).toBe(SERVER_IMAGE);
  // The suite's has no TLS; without TLS the server asks nobody for a password.
  const { EVENTSTORE_INSECURE: _, ...alike } = SERVER_SETTINGS;
  expect(services['eventstoredb']?.environment).toMatchObject(alike);
  expect(services['eventstoredb']?.environment).not.toHaveProperty('EVENTSTORE_INSECURE');
});
