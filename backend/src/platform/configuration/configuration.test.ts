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
    ['PORT', 'many', 'PORT is a port number.'],
    ['PORT', '70000', 'PORT is at most 65535.'],
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
