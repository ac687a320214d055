import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { sessionOf } from './demo-company';
import { test } from './fresh';
import { CLIENT, signInThere, startOpenIdProvider, type OpenIdProvider } from './openid-provider';
import { askedToStepUp } from './step-up';
import { virtualAuthenticator } from './virtual-authenticator';

const PROVIDER = 'Contoso sign-in';
const EMAIL = 'katherine.johnson@contoso.example';
const NAME = 'Katherine Johnson';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const NOBODY_YET = { storageState: { cookies: [], origins: [] } };

const made = z.object({ id: z.string() });
const connected = z.object({ id: z.string(), secret: z.string() });
const provider = z.object({
  id: z.string(),
  name: z.string(),
  redirectAddress: z.string(),
  signedOutAddress: z.string(),
});

type Authenticator = Awaited<ReturnType<typeof virtualAuthenticator>>;

test.use({ storageState: sessionOf('admin') });

let contoso: OpenIdProvider;
test.beforeAll(async () => {
  contoso = await startOpenIdProvider();
});
test.afterAll(() => contoso.close());

test('somebody is hired by a directory, signs in by a provider, steps up with a passkey, moves and leaves, and an auditor finds all of it', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { id: tokenId, secret } = connected.parse(
    await posted(page.request, '/api/scim-clients', { name: 'Contoso', days: 90 }),
  );
  const { id: providerId } = await withProvider(page.request);
  const directory = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const { id: personId } = made.parse(
    await posted(directory, '/api/scim/v2/Users', {
      userName: EMAIL,
      name: { givenName: 'Katherine', familyName: 'Johnson' },
      emails: [{ value: EMAIL, type: 'work', primary: true }],
      title: 'Mathematician',
      [ENTERPRISE]: { department: 'Engineering' },
    }),
  );

  const theirs = await browser.newContext(NOBODY_YET);
  const own = await theirs.newPage();
  await signsIn(own);
  const authenticator = await stepsUp(own);
  await isSentToTheProvider(browser, authenticator);

  await patched(directory, personId, [
    { op: 'replace', path: 'title', value: 'Lead Mathematician' },
    { op: 'replace', path: `${ENTERPRISE}:department`, value: 'Product' },
  ]);
  await patched(directory, personId, [{ op: 'replace', path: 'active', value: 'False' }]);
  // Their session ended with it, at once.
  expect((await own.request.get('/api/auth/user')).status()).toBe(401);
  await theirs.close();
  await directory.dispose();
  await posted(page.request, `/api/identity-providers/${providerId}/removal`, {});
  await posted(page.request, `/api/service-tokens/${tokenId}/revocation`, {});

  const auditors = await browser.newContext({ storageState: sessionOf('auditor') });
  try {
    await isFoundBy(await auditors.newPage(), personId);
  } finally {
    await auditors.close();
  }
});

/** Enters the provider and switches it on, as administrators do on the screen. */
async function withProvider(request: APIRequestContext): Promise<z.infer<typeof provider>> {
  await posted(request, '/api/identity-providers', {
    name: PROVIDER,
    linksByAddress: true,
    domains: ['contoso.example'],
    issuer: contoso.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
  });
  const listed = async () => {
    const all = z.array(provider).parse(await (await request.get('/api/identity-providers')).json());
    return all.find(({ name }) => name === PROVIDER);
  };
  // The list follows the log a moment later.
  await expect.poll(listed).toBeDefined();
  const found = provider.parse(await listed());
  contoso.knows({ redirect: found.redirectAddress, signedOut: found.signedOutAddress, email: EMAIL });
  await posted(request, `/api/identity-providers/${found.id}/connection-test`, {});
  await posted(request, `/api/identity-providers/${found.id}/switch`, { isOn: true });
  return found;
}

async function posted(request: APIRequestContext, path: string, body: object): Promise<unknown> {
  const answer = await request.post(path, { data: body });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function patched(
  directory: APIRequestContext,
  id: string,
  Operations: readonly object[],
): Promise<void> {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
  const answer = await directory.patch(`/api/scim/v2/Users/${id}`, {
    data: { schemas, Operations },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function signsIn(page: Page): Promise<void> {
  await page.goto('/login?returnTo=%2Fsettings%2Fpassword');
  await page.getByRole('link', { name: `Sign in with ${PROVIDER}` }).click();
  await signInThere(page, 'katherine');
  await expect(page).toHaveURL(/\/settings\/password$/);
  await expect(page.getByText(/^Linked since/)).toBeVisible();
}

/**
 * Adds a passkey, which asks who has no password to sign in at the provider once more, and shows it for a token as somebody has to whose
 * sign-in was longer ago.
 */
async function stepsUp(page: Page): Promise<Authenticator> {
  const authenticator = await virtualAuthenticator(page);
  const dialog = page.getByRole('dialog');
  const addPasskey = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill('Laptop');
    await dialog.getByRole('button', { name: 'Continue' }).click();
  };
  await addPasskey();
  await dialog.getByRole('link', { name: `Sign in with ${PROVIDER}` }).click();
  await signInThere(page, 'katherine', true);
  await expect(page).toHaveURL(/\/settings\/password$/);
  await addPasskey();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/settings/tokens');
  let isAsked = false;
  await page.route('**/api/account/tokens', (route) => {
    if (isAsked || route.request().method() !== 'POST') return route.continue();
    isAsked = true;
    return askedToStepUp(route);
  });
  await page.getByRole('button', { name: 'New token' }).click();
  await dialog.getByLabel('Name').fill('Calendar');
  await dialog.getByLabel('cohorts:see').check();
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByLabel('Your new token')).toHaveValue(/^annals_pat_/);
  return authenticator;
}

/** Whoever can sign in there no more could sign in here with a passkey for ever. */
async function isSentToTheProvider(browser: Browser, authenticator: Authenticator): Promise<void> {
  const context = await browser.newContext(NOBODY_YET);
  const page = await context.newPage();
  await (await virtualAuthenticator(page)).add(await authenticator.credentials());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/^Please sign in with your identity provider\./).first()).toBeVisible();
  await context.close();
}

/** What happened, the newest first, each with who did it. */
async function isFoundBy(page: Page, personId: string): Promise<void> {
  await page.goto(`/audit?person=${personId}`);
  const rows = page.getByRole('row');
  const found = (event: string | RegExp, who: string) =>
    rows.filter({ has: page.getByRole('link', { name: event, exact: true }) }).filter({ hasText: who });
  for (const [event, who] of [
    ['Sessions ended', 'Annals'],
    ['Employee departed', 'Contoso'],
    ['Position changed', 'Contoso'],
    ['Department changed', 'Contoso'],
    ['Service token made', NAME],
    ['Stepped up', NAME],
    ['Passkey added', NAME],
    ['Signed in', NAME],
    ['Identity linked', NAME],
    ['Account opened', 'Contoso'],
    ['Employee hired', 'Contoso'],
  ] as const)
    await expect(found(event, who).first(), `${event} by ${who}`).toBeVisible();
  await found('Employee hired', 'Contoso').first().getByRole('link', { name: 'Employee hired' }).click();
  const panel = page.getByRole('region', { name: 'Employee hired', exact: true });
  await expect(panel.getByText('SCIM client').first()).toBeVisible();
}
