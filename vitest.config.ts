import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code and touch nothing outside; integration tests stand in `test/` and get a real PostgreSQL. */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    // Loading the modules costs more than most files do; none of them keeps anything that another file could find.
    isolate: false,
    // What is waited for comes at once, or a little later on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contracts,event-store,projections,backend,frontend}/src/**/*.test.{ts,tsx}',
            'scripts/*.test.ts',
          ],
          // Nothing here waits for anything; a busy machine takes its time over a property all the same.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{contracts,event-store,projections,backend}/test/**/*.test.ts'],
          globalSetup: ['event-store/test/postgres-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
