import { test as base } from '@playwright/test';
import { PASSWORD } from './demo-company';

/** For tests with acts that ask to show once more who one is: the session is from the beginning of the run, and has just done so. */
export const test = base.extend<{ showsItIsThey: undefined }>({
  showsItIsThey: [
    async ({ context }, use) => {
      // Nobody is signed in yet, perhaps.
      await context.request.post('/api/account/step-up/password', { data: { password: PASSWORD } });
      await use(undefined);
    },
    { auto: true },
  ],
});
