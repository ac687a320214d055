import { test as base } from '@playwright/test';

/** For tests in which several people work: after each, the browsers of all of them are closed, and none goes on listening beside the next test. */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
