import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '../src/postgres/embedded-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run; each test file makes databases of its own on it. */
    postgresUrl: string;
    /** Names what belongs to this run alone, on a server that outlives it. */
    run: string;
  }
}

/** What lives for a run alone need not outlive a power cut; what has to is tested on servers of its own. */
const SETTINGS = {
  // Three files at once, some with four whole products of up to 69 connections.
  max_connections: '1200',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Hundreds of small databases that last for seconds: looking after them costs more than they do.
  autovacuum: 'off',
  jit: 'off',
  // Thousands of connections, each of which signs in; how dear a password is to guess is no matter here.
  scram_iterations: '1',
};

/**
 * One real PostgreSQL for all integration tests: the one `TEST_DATABASE_URL` names, else an embedded one in a temporary folder.
 * The tests that need a server of their own (restart, kill) start one themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('run', randomBytes(4).toString('hex'));
  const own = process.env['TEST_DATABASE_URL'];
  if (own) {
    project.provide('postgresUrl', own);
    return () => Promise.resolve();
  }
  const directory = mkdtempSync(join(tmpdir(), 'annals-test-postgres-'));
  const server = await startEmbeddedServer({ directory, settings: SETTINGS });
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
