import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { commandHere } from './command-here';

const directory = mkdtempSync(join(tmpdir(), 'annals-failures-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A command with these settings. */
const failed = (line: string, environment: Readonly<Record<string, string>>) =>
  commandHere(line.split(' '), {
    ANNALS_DATA: directory,
    ANNALS_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...environment,
  });

test('a PostgreSQL that takes connections and says nothing is told in a sentence', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const DATABASE_URL = `postgres://annals:annals@127.0.0.1:${String(port)}/annals`;
  expect(await failed('projections list', { DATABASE_URL })).toEqual({
    code: 1,
    said: '',
    complained:
      'PostgreSQL takes too long to answer where DATABASE_URL says: look at the server and the way to it, and try again.\n',
  });
});

test('an address of EventStoreDB with an option that is none is told in a sentence, without the address', async () => {
  const environment = {
    DATABASE_URL: 'postgres://annals:annals@127.0.0.1:9/annals',
    EVENT_STORE_URL: 'esdb://annals:a-secret@127.0.0.1:9?tls=false&keepAliveInterval=often',
  };
  expect(await failed('status', environment)).toEqual({
    code: 1,
    said: '',
    complained:
      'The address of the event store is not valid: one of the options behind its ? has a value that it cannot have, or is not written as name=value\n',
  });
});
