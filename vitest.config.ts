import { defineConfig } from 'vitest/config';

/** What tests on a real PostgreSQL share: one server for the run, the server as it is built. */
const WITH_POSTGRES = {
  globalSetup: [
    'scripts/setup/in-memory.mjs',
    'event-store/test/postgres-server.ts',
    'backend/test/build-server.ts',
  ],
  setupFiles: ['event-store/test/drop-databases.ts'],
  // Only a machine that others keep busy takes this long: some tests start ten processes one after another.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
};

/**
 * Unit tests are beside the code and touch nothing outside. Integration tests are in `test/` and get a real PostgreSQL. Those
 * of security among them are in `test/security/`: sweeps made from the contracts, attacks, and fuzzing with a seed; a project of their own would load
 * the whole product once more. Tests of faults are in `test/faults/`: processes of
 * the product that are frozen and killed, and networks that are cut and fall silent.
 */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    // Loading the modules costs more than most files do; none of them keeps anything that another file could find.
    isolate: false,
    // What a module became is kept in `node_modules` until it changes: a run of a few files takes a third less.
    experimental: { fsModuleCache: true },
    // What is waited for comes at once, or a little later on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contracts,event-store,projections,backend,demo,frontend}/src/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
          ],
          setupFiles: ['scripts/setup/english-messages.ts'],
          // Nothing here waits for anything; a busy machine takes its time over a property all the same.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{contracts,event-store,projections,backend}/test/**/*.test.ts'],
          exclude: ['**/test/faults/**'],
          ...WITH_POSTGRES,
          // One more than processors, since each of them waits for the database half of the time.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{contracts,event-store,projections,backend}/test/faults/**/*.test.ts'],
          ...WITH_POSTGRES,
          // Several processes have to start, and faults have to last as long as they do outside.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
