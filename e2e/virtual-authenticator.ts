import type { Page } from '@playwright/test';

/** Chromium's authenticator in software, unlocked with a finger (WebAuthn domain of the DevTools protocol). */
export async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const add = async (kept: Awaited<ReturnType<typeof credentials>>) => {
    for (const credential of kept)
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
  };
  return {
    credentials,
    add,
    replace: async (kept: Awaited<ReturnType<typeof credentials>>) => {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
      await add(kept);
    },
  };
}
