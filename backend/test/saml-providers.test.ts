import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { warnOfCertificates } from '../src/features/identity-providers/housekeeping';
import { Administration } from './people-administration';
import { RealSamlProvider } from './real-saml-provider';
import { FakeSamlProvider } from './saml-provider';
import { startProduct, type Client, type Product } from './product';

const PUBLIC = 'http://annals.example';
const EMAIL = 'employee@annals.example';
let product: Product;
let admin: Client;
let server: Server;
let origin: string;
/** What is answered at the address of the metadata. */
let metadata: { readonly status?: number; readonly body: string; readonly location?: string };
const asked: string[] = [];

beforeAll(async () => {
  product = await startProduct({ publicUrl: PUBLIC });
  admin = await product.as('admin');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isMetadata = request.url === '/metadata';
    const { status = 200, body, location } = isMetadata ? metadata : { body: '' };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  server.close();
  await product.stop();
});
beforeEach(() => {
  asked.length = 0;
});

const read = (given: string) => admin.post('/api/identity-providers/saml/metadata', { metadata: given });

async function configured(settings: object): Promise<string> {
  const made = await admin.post('/api/identity-providers/saml', {
    name: 'Directory',
    acceptsUnsolicited: false,
    linksByAddress: true,
    domains: ['annals.example'],
    metadataAddress: `${origin}/metadata`,
    ...settings,
  });
  expect([made.status, made.text]).toEqual([201, made.text]);
  return (made.json as { id: string }).id;
}

describe('a provider that is the real thing', () => {
  let provider: RealSamlProvider;
  beforeAll(async () => {
    provider = await RealSamlProvider.of(product, admin, 'Real');
  });

  test('is known by its metadata, checks our signature, and answers encrypted', async () => {
    const client = product.visitor();
    const arrived = await provider.signIn(client, { email: EMAIL }, 'returnTo=/meetings');
    expect(arrived.pathname).toBe('/meetings');
    expect((await client.get('/api/auth/user')).json).toMatchObject({ email: EMAIL });
  });

  test('is asked to ask again, and only when it says that it did has somebody stepped up', async () => {
    const client = product.visitor();
    const offer = async () =>
      secondFactorRoutes.stepUpOffer.answer.parse((await client.get('/api/account/step-up')).json);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const first = await provider.asked(client);
    expect(first.xml).not.toContain('ForceAuthn');
    await provider.arrives(client, first, await first.answer({ email: EMAIL, askedAt: anHourAgo }));
    expect(await offer()).toMatchObject({ freshUntil: null });

    // It reads the request with our signature, and finds that it is to ask, however somebody signs in there.
    const again = await provider.asked(client, 'again=true');
    expect(again.xml).toMatch(/<samlp:AuthnRequest [^>]*ForceAuthn="true"/);
    expect(again.xml).not.toContain('RequestedAuthnContext');
    // One that remembered them and did not ask has proved nothing.
    await provider.arrives(client, again, await again.answer({ email: EMAIL, askedAt: anHourAgo }));
    expect(await offer()).toMatchObject({ freshUntil: null });

    await provider.signIn(client, { email: EMAIL }, 'again=true');
    const { freshUntil } = await offer();
    expect(Date.parse(freshUntil ?? '')).toBeGreaterThan(Date.now());
  });

  test('gives roles by its attributes, in an assertion that only we can read', async () => {
    const office = await Administration.of(product);
    const rules = [
      { name: 'Role', values: ['leads'], role: 'leader' },
      { name: 'Role', values: ['managers'], role: 'manager' },
    ];
    const body = { rules, otherwise: 'employee', reason: '' };
    expect((await admin.patch(`/api/role-rules/${provider.id}`, body)).status).toBe(200);
    const { id, email } = await office.welcomed();
    const roleAfter = async (...roles: [string, string]) => {
      await provider.signIn(product.visitor(), { email, roles });
      return office.facts(id);
    };
    expect(await roleAfter('others', 'managers')).toMatchObject({
      role: 'manager',
      roleKeeper: { name: 'Real' },
    });
    expect(await roleAfter('managers', 'leads')).toMatchObject({ role: 'leader' });
    expect(await roleAfter('others', 'Leads')).toMatchObject({ role: 'employee' });
  });
});

test('metadata that are not, or that are an attack, are refused with what is wrong', async () => {
  const provider = await FakeSamlProvider.start('https://login.example.com/saml');
  const right = provider.metadata('https://login.example.com/sign-in');
  expect((await read(right)).json).toMatchObject({ issuer: provider.issuer });
  const commented = right.replace('<IDPSSO', '<!-- of us --><IDPSSO');
  expect((await read(commented)).json).toMatchObject({ issuer: provider.issuer });
  const wrong: Readonly<Record<string, string>> = {
    'This is not XML': '<EntityDescriptor',
    'is not XML that can be read': `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${right}`,
    'not the metadata of one SAML identity provider': '<a/>',
    'Those of an application': right.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'),
    'have run out': right.replace('<EntityDescriptor', '<EntityDescriptor validUntil="2020-01-01T00:00:00Z"'),
    'name no address with https': provider.metadata('http://login.example.com/sign-in'),
    'no certificate to sign with': provider.metadata('https://login.example.com', ['AAAA']),
  };
  for (const [says, given] of Object.entries(wrong)) {
    const answer = await read(given);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(says)]);
  }
});

test('metadata are asked for where they are, and nowhere that this leads to', async () => {
  metadata = { status: 302, body: '', location: `${origin}/elsewhere` };
  const answer = await read(`${origin}/metadata`);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('with the status 302')]);
  expect(asked).toEqual(['/metadata']);
  metadata = { body: `<EntityDescriptor>${' '.repeat(300_000)}</EntityDescriptor>` };
  expect((await read(`${origin}/metadata`)).text).toContain('longer than the metadata of one provider');
});

test.each([
  [-11, 0, 'ended', [false, 'No certificate is valid today']],
  [-10, 20, 'ends soon', [true, 'Enter the next one before']],
])(
  'a certificate that ends is warned of: %i years and %i days',
  async (years, days, state, [works, says]) => {
    const from = new Date();
    from.setUTCFullYear(from.getUTCFullYear() + years);
    from.setUTCDate(from.getUTCDate() + days);
    const provider = await FakeSamlProvider.start(`https://${randomUUID()}.example`, from);
    const { issuer, certificate } = provider;
    metadata = { body: provider.metadata(`${origin}/sign-in`) };
    const id = await configured({ issuer, signInAddress: `${origin}/sign-in`, certificates: [certificate] });
    const list = (await admin.get('/api/identity-providers')).json as { id: string }[];
    expect(list.find((one) => one.id === id)).toMatchObject({ certificates: [{ state }] });
    const report = await admin.post(`/api/identity-providers/${id}/connection-test`, {});
    expect(report.json).toMatchObject({ works });
    expect(report.text).toContain(says);
  },
);

test('administrators are told once of the last certificate of a provider in use', async () => {
  const from = new Date();
  from.setUTCFullYear(from.getUTCFullYear() - 10);
  from.setUTCDate(from.getUTCDate() + 20);
  const ending = await FakeSamlProvider.start('https://ending.example', from);
  const next = await FakeSamlProvider.start('https://ending.example');
  const { services } = product.annals;
  const settings = { issuer: ending.issuer, signInAddress: `${origin}/sign-in`, metadataAddress: null };
  const off = await configured({ ...settings, certificates: [ending.certificate] });
  const id = await configured({ ...settings, name: 'Ending', certificates: [ending.certificate] });
  const followed = await configured({ ...settings, certificates: [ending.certificate, next.certificate] });
  for (const one of [id, followed]) await admin.post(`/api/identity-providers/${one}/switch`, { isOn: true });
  await product.caughtUp();
  await warnOfCertificates(services);
  await warnOfCertificates(services);
  const warned = async (one: string) =>
    (await services.log.readStream(`identityProvider-${one}`)).filter(
      ({ type }) => type === 'SamlCertificateEnding',
    ).length;
  expect([await warned(off), await warned(id), await warned(followed)]).toEqual([0, 1, 0]);
  await product.caughtUp();
  const notices = (await admin.get('/api/notifications')).json as { kind: string }[];
  expect(notices.filter(({ kind }) => kind === 'saml_certificate_ending')).toMatchObject([
    { path: '/admin/sign-in', facts: { provider: 'Ending' } },
  ]);
});

test('"Test connection" says in words what is wrong', async () => {
  const provider = await FakeSamlProvider.start(`${origin}/saml`);
  const next = await FakeSamlProvider.start(provider.issuer);
  const other = await FakeSamlProvider.start('https://other.example');
  const settings = {
    issuer: provider.issuer,
    signInAddress: `${origin}/sign-in`,
    certificates: [provider.certificate],
  };
  const id = await configured(settings);
  const report = async (body: string, status = 200) => {
    metadata = { body, status };
    const answer = await admin.post(`/api/identity-providers/${id}/connection-test`, {});
    const { works, checks } = answer.json as {
      works: boolean;
      checks: { check: string; outcome: string; says: string }[];
    };
    const failed = checks.find(({ outcome }) => outcome === 'failed');
    return [works, failed?.check, failed?.says];
  };
  const at = `${origin}/sign-in`;
  expect(await report(provider.metadata(at))).toEqual([true, undefined, undefined]);
  expect(await report('', 500)).toEqual([false, 'reachable', expect.stringContaining('with the status 500')]);
  expect(await report('nothing')).toEqual([false, 'reachable', expect.stringContaining('not XML')]);
  expect(await report(other.metadata(at))).toEqual([
    false,
    'issuer',
    expect.stringContaining('calls itself https://other.example'),
  ]);
  expect(await report(provider.metadata(`${origin}/moved`))).toEqual([
    false,
    'endpoints',
    expect.stringContaining('/moved'),
  ]);
  expect(await report(provider.metadata(at, [provider.certificate, next.certificate]))).toEqual([
    false,
    'certificates',
    expect.stringContaining('a certificate that is not here'),
  ]);
  await product.annals.services.pool.query('DELETE FROM annals_identities.secrets WHERE "providerId" = $1', [
    id,
  ]);
  expect(await report(provider.metadata(at))).toEqual([false, 'keys', expect.stringContaining('Our key')]);
  expect((await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true })).status).toBe(409);
  // Saved again, it has a key again.
  expect(
    (
      await admin.patch(`/api/identity-providers/saml/${id}`, {
        ...settings,
        name: 'Directory',
        metadataAddress: null,
        acceptsUnsolicited: false,
        linksByAddress: false,
        domains: [],
      })
    ).status,
  ).toBe(200);
  expect((await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true })).status).toBe(200);
  product.setClock(new Date(Date.now() + 600_000));
  expect(await report(provider.metadata(at))).toEqual([false, 'clock', expect.stringContaining('apart')]);
});
