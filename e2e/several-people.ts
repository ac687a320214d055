import { test as base } from './fresh';

/** For tests in which several people work: after each, the browsers of the others are closed, and none goes on listening beside the next test. */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser, context: own }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) if (context !== own) await context.close();
    },
    { auto: true },
  ],
});
