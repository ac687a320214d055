import { createServer, type Server } from 'node:http';
import { newSamlKeys, samlKeysOf } from '@annals/backend/features/identity-providers/saml-keys';
import { expect, type Page } from '@playwright/test';
import { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import { z } from 'zod';
import { expectAccessible } from './accessible';
import { emailOf, sessionOf } from './demo-company';
import { test } from './fresh';

/** Another one at each attempt: what an attempt left behind is not mistaken for it. */
const NAME = `Example SAML Directory ${crypto.randomUUID().slice(0, 8)}`;

test.use({ storageState: sessionOf('admin') });
// Of a library that leaves schemas to others: what it reads here was written by us.
setSchemaValidator({ validate: () => Promise.resolve('valid') });

let server: Server;
let origin: string;
let answer: (path: string) => Promise<string> = () => Promise.resolve('');

test.beforeAll(async () => {
  server = createServer((request, response) => {
    void answer(request.url ?? '').then((body) => {
      const type = body.startsWith('<!doctype') ? 'text/html; charset=utf-8' : 'application/xml';
      response.writeHead(body === '' ? 404 : 200, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String(z.object({ port: z.number() }).parse(server.address()).port)}`;
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A provider with a page of its own, on which somebody signs in by a click. @returns what makes it know this installation */
async function provider(): Promise<(ourMetadata: string) => void> {
  const { privateKey, certificate } = samlKeysOf(await newSamlKeys(new Date(Date.now() - 60_000)));
  const { redirect, post } = Constants.namespace.binding;
  const knows = IdentityProvider({
    entityID: `${origin}/saml`,
    privateKey,
    signingCert: certificate,
    wantAuthnRequestsSigned: true,
    isAssertionEncrypted: true,
    singleSignOnService: [
      { Binding: redirect, Location: `${origin}/sign-in` },
      { Binding: post, Location: `${origin}/sign-in` },
    ],
  });
  answer = (path) => Promise.resolve(path === '/metadata' ? knows.getMetadata() : '');
  return (ourMetadata) => {
    const us = ServiceProvider({ metadata: ourMetadata });
    answer = async (path) => {
      if (path === '/metadata') return knows.getMetadata();
      const { searchParams } = new URL(path, origin);
      // Somebody looks whether it is there.
      if (!searchParams.has('SAMLRequest')) return '<!doctype html><title>Provider</title>';
      const query = Object.fromEntries(searchParams);
      const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].map((name) =>
        new URLSearchParams({ [name]: searchParams.get(name) ?? '' }).toString(),
      );
      const asked = await knows.parseLoginRequest(us, 'redirect', { query, octetString: signed.join('&') });
      const { id } = z.object({ id: z.string() }).parse(asked.extract.request);
      const { context } = await knows.createLoginResponse(
        us,
        { extract: asked.extract },
        'post',
        {},
        (template) => ({
          id: '_answer',
          context: filled(template, said(knows.entityMeta.getEntityID(), us, id)),
        }),
      );
      return `<!doctype html><html lang="en"><title>Provider</title><form method="post" action="${address(us)}">
        <input type="hidden" name="SAMLResponse" value="${context}">
        <input type="hidden" name="RelayState" value="${searchParams.get('RelayState') ?? ''}">
        <button>Sign in as the leader</button></form></html>`;
    };
  };
}

type Us = ReturnType<typeof ServiceProvider>;

function address(us: Us): string {
  return z.string().parse(us.entityMeta.getAssertionConsumerService('post'));
}

/** What fills the library's template. */
function said(issuer: string, us: Us, requestId: string): Record<string, string> {
  const now = new Date().toISOString();
  const later = new Date(Date.now() + 300_000).toISOString();
  const id = `_${crypto.randomUUID()}`;
  return {
    ID: `${id}-response`,
    AssertionID: id,
    Destination: address(us),
    Audience: us.entityMeta.getEntityID(),
    SubjectRecipient: address(us),
    Issuer: issuer,
    IssueInstant: now,
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now,
    ConditionsNotOnOrAfter: later,
    SubjectConfirmationDataNotOnOrAfter: later,
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: emailOf('leader'),
    InResponseTo: requestId,
    AuthnStatement: `<saml:AuthnStatement AuthnInstant="${now}"/>`,
    AttributeStatement: '',
  };
}

function filled(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

test('an administrator reads the metadata of a SAML provider, gives it ours, and people sign in by it', async ({
  page,
  browser,
}) => {
  const knowing = await provider();
  await page.goto('/admin/sign-in');
  await page.getByRole('button', { name: 'Add SAML provider' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(NAME);
  await form
    .getByLabel('Or choose their file')
    .setInputFiles({ name: 'page.xml', mimeType: 'text/xml', buffer: Buffer.from('<html></html>') });
  await expect(form.getByLabel('Metadata', { exact: true })).toHaveValue('<html></html>');
  await form.getByRole('button', { name: 'Read metadata' }).click();
  await expect(form.getByText(/^These are not the metadata of one SAML identity provider/)).toBeVisible();
  await form.getByLabel('Metadata', { exact: true }).fill(`${origin}/metadata`);
  await form.getByRole('button', { name: 'Read metadata' }).click();
  await expect(form.getByText(/^Metadata read\./)).toBeVisible();
  await expect(form.getByText(/^Valid until/)).toBeVisible();
  await expect(form.getByLabel('Entity ID')).toHaveValue(`${origin}/saml`);
  await expect(form.getByLabel('Sign-in address')).toHaveValue(`${origin}/sign-in`);
  await form.getByLabel(/^Link people by their verified address/).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^Please enter the domains/)).toBeVisible();
  await form.getByLabel('Only addresses of these domains').fill('annals.example');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const item = page
    .getByRole('list', { name: 'Identity providers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: NAME }) });
  await expect(item.getByRole('list', { name: 'Signing certificates' })).toContainText('Valid until');
  const ours = await page.request.get(
    (await item.getByRole('link', { name: 'Download our metadata' }).getAttribute('href')) ?? '',
  );
  knowing(await ours.text());
  await item.getByRole('button', { name: 'Test connection' }).click();
  await expect(item.getByText('Its metadata can be read.')).toBeVisible();
  await expect(item.getByText(/What it signs with is valid until/)).toBeVisible();
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Switch on' }).click();
  await expect(item.getByText('On', { exact: true })).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  try {
    await signIn(await context.newPage());
  } finally {
    await context.close();
    await item.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(item).toBeHidden();
  }
});

/** The page of the provider is another site: its form comes without our cookies, and the sign-in is this browser's all the same. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login?returnTo=%2Fsettings%2Fpassword');
  await page.getByRole('link', { name: `Sign in with ${NAME}` }).click();
  await page.getByRole('button', { name: 'Sign in as the leader' }).click();
  await expect(page).toHaveURL(/\/settings\/password$/);
  await expect(page.getByText(/^Linked since/)).toBeVisible();
  // Back to the provider's page, whose answer was used: said so, with a number.
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in as the leader' }).click();
  await expect(page.getByRole('alert')).toContainText('This sign-in was not begun in this browser');
  await expect(page.getByRole('alert')).toContainText(/Reference: [\w-]{8,}/);
}
