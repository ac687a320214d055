import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration';
import { WrongConfiguration } from '../kernel/wrong-configuration';

describe('the configuration', () => {
  test('needs nothing: everything has a default', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      redisUrl: undefined,
      roles: ['api', 'projections', 'jobs'],
      demo: true,
      production: false,
    });
  });

  test('takes an empty value for one that is not given', () => {
    expect(readConfiguration({ DATABASE_URL: '', PORT: '' })).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
    });
  });

  test.each([
    ['DATABASE_URL', 'postgres://annals:a/b#c@host:5432/annals'],
    ['DATABASE_OWNER_URL', 'postgres://annals:secret@host:port/annals'],
    ['EVENT_STORE_URL', 'postgres://annals:secret@host:port/annals'],
    ['REDIS_URL', 'redis://:secret@host:port'],
    ['SMTP_URL', 'smtps://user:secret@mail.example.org:port'],
  ])('refuses a %s that is no address, and tells nothing of its password', (name, value) => {
    const read = () => readConfiguration({ MAIL_FROM: 'annals@example.org', [name]: value });
    expect(read).toThrow(WrongConfiguration);
    expect(read).toThrow(new RegExp(`^${name} is no address that can be read: .* port is a number\\.$`));
  });

  test.each(['esdb://annals:secret@host:port', 'esdb://host:2113', 'esdb+discover://annals:secret@'])(
    'refuses %s, which is no address of EventStoreDB',
    (address) => {
      const read = () => readConfiguration({ EVENT_STORE_URL: address });
      expect(read).toThrow(WrongConfiguration);
      expect(read).toThrow(/^EVENT_STORE_URL is no address of EventStoreDB: /);
      expect(read).not.toThrow(/secret/);
    },
  );

  test('takes addresses with passwords of any characters, and of clusters', () => {
    const given = {
      DATABASE_URL: 'postgres://annals:a%2Fb%23c@host:5432/annals?sslmode=require',
      EVENT_STORE_URL: 'esdb://user:words@one:2113,two:2113,three:2113?tls=false',
      REDIS_URL: 'rediss://:words@host:6379/1',
    };
    expect(readConfiguration(given)).toMatchObject({
      databaseUrl: given.DATABASE_URL,
      eventStoreUrl: given.EVENT_STORE_URL,
      redisUrl: given.REDIS_URL,
    });
  });

  test.each([
    ['PORT', 'many', 'PORT is a port number.'],
    ['PORT', '70000', 'PORT is at most 65535.'],
    [
      'PUBLIC_URL',
      'annals.example.org:8080',
      'PUBLIC_URL is the address people open, such as https://annals.example.org.',
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'localhost:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT is the address of a collector, such as http://localhost:4318.',
    ],
    [
      'ANNALS_SEAL_KEY_PREVIOUS',
      'gone',
      'ANNALS_SEAL_KEY_PREVIOUS is the seal key before, 32 bytes in base64, or the word lost.',
    ],
    ['DATABASE_URL', 'mysql://somewhere', 'DATABASE_URL starts with postgres://.'],
    ['REDIS_URL', 'http://somewhere', 'REDIS_URL starts with redis://.'],
    ['ANNALS_ROLES', 'api,cook', 'ANNALS_ROLES lists some of api, projections, jobs.'],
    ['ANNALS_DEMO', 'perhaps', 'ANNALS_DEMO is true or false.'],
    [
      'ANNALS_MASTER_KEY',
      'c2hvcnQ=',
      'ANNALS_MASTER_KEY is 32 random bytes in base64 (openssl rand -base64 32).',
    ],
    [
      'SMTP_URL',
      'mail.example.org',
      'SMTP_URL starts with smtp:// or smtps://.\nMAIL_FROM is needed with SMTP_URL.',
    ],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM is the sender of e-mails, such as Annals <annals@example.org>.'],
    [
      'ANNALS_TIME_ZONE',
      'Middle/Earth',
      'ANNALS_TIME_ZONE is the name of a time zone, such as Europe/Berlin.',
    ],
    [
      'ANNALS_TRUST_PROXY',
      '10.0.0.1',
      'ANNALS_TRUST_PROXY is the number of reverse proxies in front, at most 9; true means 1, false means 0.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is fatal, error, warn, info, debug, trace or silent.'],
  ])('refuses %s=%s with a sentence that names it', (name, value, sentence) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(new WrongConfiguration(sentence));
  });

  test.each([
    ['', 0],
    ['false', 0],
    ['true', 1],
    ['1', 1],
    ['2', 2],
  ])('counts the proxies of ANNALS_TRUST_PROXY=%s', (value, trustedProxies) => {
    expect(readConfiguration({ ANNALS_TRUST_PROXY: value })).toMatchObject({ trustedProxies });
  });

  test('never repeats a value: it may be a secret', () => {
    expect(() => readConfiguration({ ANNALS_SESSION_SECRET: 'too-short-secret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('too-short-secret') as string }),
    );
  });

  test('refuses to show the demo company to other machines unless that is asked for', () => {
    const everywhere = { HOST: '0.0.0.0' };
    expect(() => readConfiguration(everywhere)).toThrow(
      'HOST lets other machines in, where everybody knows the password of the demo company.',
    );
    expect(() => readConfiguration({ HOST: '0.0.0.0', NODE_ENV: 'development' })).toThrow('HOST lets');
    expect(readConfiguration({ ...everywhere, ANNALS_DEMO: 'true' })).toMatchObject({ demo: true });
    expect(readConfiguration({ ...everywhere, ANNALS_DEMO: 'false' })).toMatchObject({
      demo: false,
      refusesDemoAccounts: true,
    });
    expect(readConfiguration({ ...everywhere, ANNALS_ROLES: 'jobs' })).toMatchObject({ roles: ['jobs'] });
    expect(readConfiguration({})).toMatchObject({ demo: true, refusesDemoAccounts: false });
  });

  test('asks in production for what must not be generated, and has no demo company there', () => {
    const inProduction = () => readConfiguration({ NODE_ENV: 'production' });
    for (const name of [
      'DATABASE_URL',
      'ANNALS_MASTER_KEY',
      'ANNALS_SEAL_KEY',
      'ANNALS_SESSION_SECRET',
      'PUBLIC_URL',
    ])
      expect(inProduction).toThrow(`${name} is needed in production.`);
    expect(() => readConfiguration({ NODE_ENV: 'production', ANNALS_DEMO: 'true' })).toThrow(
      'ANNALS_DEMO cannot be true in production.',
    );
  });
});
