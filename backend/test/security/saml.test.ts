import { createHmac, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/public-password';
import { newSamlKeys, samlKeysOf } from '../../src/features/identity-providers/saml-keys';
import {
  base64Of,
  encryptedFor,
  FakeSamlProvider,
  requestIn,
  type AnswerTo,
  type Encrypting,
  type Said,
  type Signing,
} from '../saml-provider';
import { startProduct, type Answer, type Client, type Product } from '../product';

const PUBLIC = 'http://annals.example';
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#';
const VICTIM = 'victim@annals.example';
const EMAIL = 'manager@annals.example';
const EXTENSIONS = '<samlp:Extensions xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">';
const lines: string[] = [];
let product: Product;
let admin: Client;
let provider: FakeSamlProvider;
let id: string;

beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  product = await startProduct({ publicUrl: PUBLIC, logger });
  admin = await product.as('admin');
  provider = await FakeSamlProvider.start('https://login.example.com/saml');
  id = await configured(provider);
});
afterAll(() => product.stop());

async function configured(which: FakeSamlProvider, more: object = {}): Promise<string> {
  const made = await admin.post('/api/identity-providers/saml', { ...settingsOf(which), ...more });
  expect([made.status, made.text]).toEqual([201, made.text]);
  const { id: providerId } = made.json as { id: string };
  expect((await admin.post(`/api/identity-providers/${providerId}/switch`, { isOn: true })).status).toBe(200);
  return providerId;
}

const settingsOf = (which: FakeSamlProvider) => ({
  name: 'Directory',
  issuer: which.issuer,
  signInAddress: `${which.issuer}/sign-in`,
  certificates: [which.certificate],
  metadataAddress: null,
  acceptsUnsolicited: false,
  linksByAddress: true,
  domains: ['annals.example'],
});

const locationOf = ({ headers }: Answer) => new URL(headers.get('location') ?? '', PUBLIC);
const faultOf = (answer: Answer) => locationOf(answer).searchParams.get('fault');
const sent = (xml: string) => Buffer.from(xml).toString('base64');

interface Begun {
  readonly client: Client;
  readonly to: AnswerTo;
  readonly relayState: string;
}

/** Somebody begins to sign in. */
async function begun(query = '', at = id): Promise<Begun> {
  const client = product.visitor();
  const answer = await client.send('GET', `/api/auth/identity-providers/${at}/start${query}`, undefined, {});
  const { relayState, ...to } = requestIn(locationOf(answer));
  return { client, to, relayState };
}

/** The page of the provider makes the browser post a form: from another site, without our cookies. */
function post(body: URLSearchParams | string, at = id): Promise<Answer> {
  const path = `/api/auth/identity-providers/${at}/assertion`;
  return product.visitor().send('POST', path, body.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://login.example.com',
    'sec-fetch-site': 'cross-site',
  });
}

/** Brings an answer as a browser does: the form, and where it is sent from there with the cookies that it has here. */
async function bring(
  { client, relayState }: Pick<Begun, 'client' | 'relayState'>,
  xml: string,
  at = id,
): Promise<Answer> {
  const posted = await post(new URLSearchParams({ SAMLResponse: sent(xml), RelayState: relayState }), at);
  expect(posted.status).toBeOneOf([302, 303]);
  const next = locationOf(posted);
  if (next.pathname === '/login') return posted;
  return client.send('GET', next.pathname + next.search, undefined, {});
}

const whoIs = async (client: Client) => (await client.get('/api/auth/user')).json as { email: string };

/** The page says what was wrong, with a number by which the log finds it, nothing of what was sent is there, and nobody is signed in. */
async function expectFault(fault: string, answer: Answer, client?: Client): Promise<void> {
  const { pathname, searchParams } = locationOf(answer);
  expect([pathname, searchParams.get('fault')]).toEqual(['/login', fault]);
  const reference = searchParams.get('reference') ?? '';
  const told = lines.filter((line) => line.includes(reference));
  expect(told).toHaveLength(1);
  expect(told.join()).not.toMatch(/victim|annals\.example|subject-/);
  if (client) expect((await client.get('/api/auth/user')).status).toBe(401);
}

describe('what is right', () => {
  test('signs in, links by an address of the domains, and is said in the log of events', async () => {
    const it = await begun('?returnTo=/meetings');
    const answer = await bring(it, provider.answer(it.to, { nameId: 'manager-1', email: EMAIL }));
    expect(locationOf(answer).pathname).toBe('/meetings');
    expect((await whoIs(it.client)).email).toBe(EMAIL);
    const owner = await product.annals.services.userAuth.ownerOf(EMAIL);
    const events = await product.annals.services.log.readStream(`account-${owner ?? ''}`);
    expect(events.slice(-2)).toMatchObject([
      { type: 'IdentityLinked', data: { providerId: id, subject: 'manager-1', by: 'address' } },
      { type: 'SignedIn', data: { method: 'identity provider', providerId: id } },
    ]);
    // Known by now, whatever the address says.
    const again = await begun();
    await bring(again, provider.answer(again.to, { nameId: 'manager-1' }));
    expect((await whoIs(again.client)).email).toBe(EMAIL);
  });

  test('an attribute that people may edit at their provider is no proof of how they signed in there', async () => {
    const named = (name: string, value: string) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`;
    const attributes = named('acr', 'urn:example:high') + named('amr', 'otp');
    const it = await begun();
    await bring(it, provider.answer(it.to, { nameId: 'manager-1', email: EMAIL, attributes }));
    const owner = await product.annals.services.userAuth.ownerOf(EMAIL);
    const events = await product.annals.services.log.readStream(`account-${owner ?? ''}`);
    expect(events.at(-1)).toMatchObject({
      type: 'SignedIn',
      data: {
        providerAssurance: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
        providerMethods: [],
      },
    });
  });

  test('is signed and encrypted for us alone, if the provider wishes', async () => {
    const metadata = await product
      .visitor()
      .send('GET', `/api/auth/identity-providers/${id}/metadata`, undefined, {});
    expect(metadata.status).toBe(200);
    expect(metadata.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const certificates = [...metadata.text.matchAll(/X509Certificate>([^<]+)<\/ds:X509/g)].map(([, one]) =>
      (one ?? '').replaceAll(/\s/g, ''),
    );
    expect(certificates).toHaveLength(2);
    expect(metadata.text).not.toContain('PRIVATE KEY');
    const it = await begun();
    const encrypted = async (how: Encrypting = {}, signing?: Signing) => {
      const assertion = provider.assertion(it.to, { nameId: 'manager-1', email: EMAIL });
      const inside = signing ? provider.signed(assertion, signing) : assertion;
      return provider.response(it.to, await encryptedFor(certificates[1] ?? '', inside, how));
    };
    // Whoever encrypts is not who signs; and with weak algorithms nobody does either.
    await expectFault('not-valid', await bring(it, await encrypted()), it.client);
    await expectFault(
      'not-valid',
      await bring(it, await encrypted({ key: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' }, {})),
    );
    await expectFault(
      'not-valid',
      await bring(it, await encrypted({ content: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' }, {})),
    );
    await expectFault(
      'not-valid',
      await bring(it, await encrypted({}, { algorithm: `${SHA1}rsa-sha1`, digest: `${SHA1}sha1` })),
    );
    await bring(it, await encrypted({}, {}));
    expect((await whoIs(it.client)).email).toBe(EMAIL);
  });

  test('is signed as a whole as well, if the provider wishes', async () => {
    const it = await begun();
    await bring(it, provider.signed(provider.answer(it.to, { nameId: 'manager-1' })));
    expect((await whoIs(it.client)).email).toBe(EMAIL);
  });

  test('is signed with any of the certificates that were entered', async () => {
    const next = await FakeSamlProvider.start(provider.issuer);
    await admin.patch(`/api/identity-providers/saml/${id}`, {
      ...settingsOf(provider),
      certificates: [next.certificate, provider.certificate],
    });
    for (const which of [next, provider]) {
      const it = await begun();
      await bring(it, which.answer(it.to, { nameId: 'manager-1' }));
      expect((await whoIs(it.client)).email).toBe(EMAIL);
    }
    await admin.patch(`/api/identity-providers/saml/${id}`, settingsOf(provider));
    const it = await begun();
    await expectFault('not-valid', await bring(it, next.answer(it.to, { nameId: 'manager-1' })), it.client);
  });
});

const later = { notBefore: 600, notOnOrAfter: 900 };
const WRONG: Readonly<Record<string, readonly [said: Said, fault: string]>> = {
  expired: [{ notBefore: -600, notOnOrAfter: -300 }, 'clock'],
  'not yet valid': [later, 'clock'],
  'for another audience': [{ audience: 'https://other.example' }, 'wrong-issuer'],
  'for every audience': [{ audience: null }, 'wrong-issuer'],
  'for another recipient': [{ recipient: 'https://other.example/assertion' }, 'wrong-issuer'],
  'posted to another destination': [{ destination: 'https://other.example/assertion' }, 'wrong-issuer'],
  'of another issuer': [{ issuer: 'https://other.example' }, 'wrong-issuer'],
  'an answer to another request': [{ inResponseTo: '_another' }, 'unsolicited'],
  'an answer to no request': [{ inResponseTo: null }, 'unsolicited'],
  'with a name that changes at each sign-in': [
    { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
    'no-lasting-name',
  ],
  'without a name': [{ nameId: '' }, 'no-lasting-name'],
  'refused there': [{ status: 'Responder' }, 'provider-error'],
  'the address of an administrator': [{ email: 'admin@annals.example', nameId: 'somebody' }, 'privileged'],
  'an address of another domain': [
    { email: 'manager@elsewhere.example', nameId: 'somebody' },
    'address-not-allowed',
  ],
  'an address of nobody': [{ email: 'nobody@annals.example', nameId: 'somebody' }, 'not-linked'],
};

test.each(Object.keys(WRONG))('%s is refused', async (name) => {
  const [said = {}, fault = ''] = WRONG[name] ?? [];
  const it = await begun();
  await expectFault(fault, await bring(it, provider.answer(it.to, { email: EMAIL, ...said })), it.client);
});

/** Attacks on the signature: from an answer that is right, one that says somebody else. */
const ATTACKS: Readonly<Record<string, (to: AnswerTo) => string | Promise<string>>> = {
  unsigned: (to) => provider.response(to, evil(to)),
  'signed with the key of the attacker, whose certificate is in it': async (to) => {
    const keys = samlKeysOf(await newSamlKeys(new Date()));
    const signed = provider.signed(evil(to), { keys });
    expect(signed.replaceAll(/\s/g, '')).toContain(base64Of(keys.certificate));
    return provider.response(to, signed);
  },
  'the envelope signed, and an assertion put into it afterwards': (to) =>
    provider.signed(provider.response(to, '')).replace('</samlp:Response>', `${evil(to)}</samlp:Response>`),
  'the envelope signed alone': (to) => provider.signed(provider.response(to, evil(to))),
  'signed with SHA-1': (to) =>
    provider.response(to, provider.signed(evil(to), { algorithm: `${SHA1}rsa-sha1`, digest: `${SHA1}sha1` })),
  'digested with SHA-1': (to) => provider.response(to, provider.signed(evil(to), { digest: `${SHA1}sha1` })),
  'signed with no algorithm': (to) => right(to).replace(/xmldsig-more#rsa-sha256/, 'xmldsig-more#none'),
  'signed with the certificate as the key of an HMAC': (to) => {
    const signed = right(to).replace(
      /http:\/\/www.w3.org\/2001\/04\/xmldsig-more#rsa-sha256/,
      `${SHA1}hmac-sha1`,
    );
    const value = createHmac('sha1', provider.certificate).update('').digest('base64');
    return signed.replace(/SignatureValue>[^<]+</, `SignatureValue>${value}<`);
  },
  'altered after it was signed': (to) => right(to).replace(EMAIL, VICTIM),
  'a signature without a value': (to) => right(to).replace(/SignatureValue>[^<]+</, 'SignatureValue><'),
  'a comment in the name': (to) => right(to).replace('manager-1', 'manager<!-- -->-1'),
  'a comment that ends the name': (to) =>
    provider.answer(to, { nameId: 'manager-1.evil' }).replace('manager-1.evil', 'manager-1<!---->.evil'),
  'a processing instruction in the name': (to) => right(to).replace('manager-1', 'manager<?x y?>-1'),
  'a section in the name': (to) => right(to).replace('manager-1', '<![CDATA[manager-1]]>'),
  'entity expansion': (to) =>
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${String.fromCharCode(98 + level)} "${`&${String.fromCharCode(97 + level)};`.repeat(10)}">`).join('')}]>${right(to).replace('manager-1', '&j;')}`,
  'an external entity': (to) =>
    `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${right(to).replace('manager-1', '&x;')}`,
  'an external document type': (to) => `<!DOCTYPE r SYSTEM "https://elsewhere.example/r.dtd">${right(to)}`,
  'an entity that nobody declared': (to) => right(to).replace('manager-1', '&x;'),
  'two assertions': (to) => right(to).replace('<saml:Assertion', `${evil(to)}<saml:Assertion`),
  'two roots': (to) => right(to) + right(to),
  'an id twice': (to) => {
    const xml = right(to);
    return xml.replace('<samlp:Status>', `<samlp:Status ID="${idOf(xml)}">`);
  },
  'no XML': () => 'manager-1',
  nothing: () => '',
  'very deep': (to) =>
    right(to).replace(
      '<samlp:Status>',
      `${EXTENSIONS}${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}</samlp:Extensions><samlp:Status>`,
    ),
  'very many tags': (to) =>
    right(to).replace(
      '<samlp:Status>',
      `${EXTENSIONS}${'<a/>'.repeat(9000)}</samlp:Extensions><samlp:Status>`,
    ),
  'a blank behind the name': (to) => right(to).replace('manager-1<', 'manager-1 <'),
  'very many attributes': (to) =>
    right(to).replace(
      '<samlp:Status>',
      `<samlp:Status ${Array.from({ length: 9000 }, (_, one) => `a${String(one)}=""`).join(' ')}>`,
    ),
  'XSW1: the signed envelope within the signature of another one': (to) => {
    const { signature, without } = taken(provider.signed(provider.response(to, evil(to, EMAIL))));
    return provider
      .response(to, evil(to))
      .replace('<samlp:Status>', `${within(signature, without)}<samlp:Status>`);
  },
  'XSW2: the signed envelope beside its signature in another one': (to) => {
    const { signature, without } = taken(provider.signed(provider.response(to, evil(to, EMAIL))));
    return provider.response(to, evil(to)).replace('<samlp:Status>', `${without}${signature}<samlp:Status>`);
  },
  'XSW3: another assertion before the signed one': (to) =>
    right(to).replace('<saml:Assertion', `${evil(to)}<saml:Assertion`),
  'XSW4: the signed assertion in another one': (to) =>
    provider.response(to, evil(to).replace('</saml:Assertion>', `${signedAssertion(to)}</saml:Assertion>`)),
  'XSW5: the signature in another assertion, what it signs after it': (to) => {
    const { signature, without } = taken(signedAssertion(to));
    return provider.response(to, withSignature(evil(to), signature) + without);
  },
  'XSW6: the signature in another assertion, what it signs in it': (to) => {
    const { signature, without } = taken(signedAssertion(to));
    return provider.response(to, withSignature(evil(to), within(signature, without)));
  },
  'XSW7: another assertion in an extension': (to) =>
    right(to).replace('<saml:Assertion', `${EXTENSIONS}${evil(to)}</samlp:Extensions><saml:Assertion`),
  'XSW8: the signed assertion in an object of the signature of another one': (to) => {
    const { signature, without } = taken(signedAssertion(to));
    return provider.response(
      to,
      withSignature(evil(to), within(signature, `<ds:Object xmlns:ds="${SHA1}">${without}</ds:Object>`)),
    );
  },
};

const evil = (to: AnswerTo, email = VICTIM) => provider.assertion(to, { nameId: 'subject-evil', email });
const signedAssertion = (to: AnswerTo) =>
  provider.signed(provider.assertion(to, { nameId: 'manager-1', email: EMAIL }));
const right = (to: AnswerTo) => provider.response(to, signedAssertion(to));
const idOf = (xml: string) => /<saml:Assertion[^>]* ID="([^"]+)"/.exec(xml)?.[1] ?? '';
const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/s;
const taken = (xml: string) => ({
  signature: SIGNATURE.exec(xml)?.[0] ?? '',
  without: xml.replace(SIGNATURE, ''),
});
const within = (signature: string, more: string) =>
  signature.replace('</ds:Signature>', `${more}</ds:Signature>`);
const withSignature = (assertion: string, signature: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`);

test.each(Object.keys(ATTACKS))('%s: nobody is signed in', async (name) => {
  const it = await begun();
  const xml = await ATTACKS[name]?.(it.to);
  await expectFault('not-valid', await bring(it, xml ?? ''), it.client);
  // What was begun is still good for the right answer: the wrong one has not used it up.
  await bring(it, provider.answer(it.to, { nameId: 'manager-1', email: EMAIL }));
  expect((await whoIs(it.client)).email).toBe(EMAIL);
});

describe('an answer works once', () => {
  test('for the browser that asked, in whichever process', async () => {
    const it = await begun();
    const xml = provider.answer(it.to, { nameId: 'manager-1' });
    const form = new URLSearchParams({ SAMLResponse: sent(xml), RelayState: it.relayState });
    const first = locationOf(await post(form));
    await expectFault('unsolicited', await post(form));
    const other = await product.again(['api']);
    const there = await fetch(`${other.url ?? ''}/api/auth/identity-providers/${id}/assertion`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': '192.0.2.78' },
      body: form,
    });
    expect(new URL(there.headers.get('location') ?? '', PUBLIC).searchParams.get('fault')).toBe(
      'unsolicited',
    );
    // Another browser, which the attacker led here, is not signed in as the attacker.
    const victim = await begun();
    await expectFault(
      'unsolicited',
      await victim.client.send('GET', first.pathname + first.search, undefined, {}),
      victim.client,
    );
    // Nor does what it used up work for anybody else.
    await expectFault(
      'unsolicited',
      await it.client.send('GET', first.pathname + first.search, undefined, {}),
    );
  });

  test('when it comes twice at the same moment, too', async () => {
    const it = await begun();
    const xml = provider.answer(it.to, { nameId: 'manager-1' });
    const form = new URLSearchParams({ SAMLResponse: sent(xml), RelayState: it.relayState });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(form)));
    expect(answers.filter((answer) => locationOf(answer).searchParams.has('answer'))).toHaveLength(1);
  });

  test('with the RelayState that it was asked with', async () => {
    const it = await begun();
    const other = await begun();
    const xml = provider.answer(it.to, { nameId: 'manager-1' });
    await expectFault('unsolicited', await bring({ ...it, relayState: other.relayState }, xml), it.client);
  });

  test('and an answer on whose envelope another request is named is refused', async () => {
    const it = await begun();
    const assertion = provider.signed(provider.assertion(it.to, { nameId: 'manager-1' }));
    const xml = provider.response(it.to, assertion, { inResponseTo: '_another' });
    await expectFault('not-valid', await bring(it, xml), it.client);
  });
});

describe('a provider that may begin by itself', () => {
  test('signs in, and leads to paths of this installation alone', async () => {
    const portal = await FakeSamlProvider.start('https://portal.example.com');
    const at = await configured(portal, { acceptsUnsolicited: true });
    const { to } = await begun('', at);
    const unasked = { ...to, requestId: null };
    for (const [relayState, path] of [
      ['/meetings', '/meetings'],
      ['https://elsewhere.example/', '/dashboard'],
      ['//elsewhere.example', '/dashboard'],
      ['javascript:alert(1)', '/dashboard'],
    ] as const) {
      const client = product.visitor();
      const xml = portal.answer(unasked, { nameId: 'employee-1', email: 'employee@annals.example' });
      expect(locationOf(await bring({ client, relayState }, xml, at)).pathname).toBe(path);
      await expectFault('unsolicited', await bring({ client: product.visitor(), relayState }, xml, at));
    }
    // What says that it was asked for is bound as ever.
    await expectFault(
      'unsolicited',
      await bring(
        { client: product.visitor(), relayState: '' },
        portal.answer(to, { nameId: 'employee-1' }),
        at,
      ),
    );
    // An answer of one provider is none of another, even with the same certificate.
    const twin = await configured(portal, { acceptsUnsolicited: true });
    const client = product.visitor();
    await expectFault(
      'wrong-issuer',
      await bring({ client, relayState: '' }, portal.answer(unasked), twin),
      client,
    );
  });
});

describe('one’s own identity', () => {
  const begins = async (client: Client): Promise<Begun> => {
    const answer = await client.post(`/api/account/identities/${id}/link`, {
      currentPassword: DEMO_PASSWORD,
    });
    const { relayState, ...to } = requestIn(new URL((answer.json as { address: string }).address));
    return { client, to, relayState };
  };

  test('is linked by administrators with their password, who come in by it from then on', async () => {
    const it = await begins(admin);
    const linked = await bring(it, provider.answer(it.to, { nameId: 'the-admin' }));
    expect(locationOf(linked).href).toBe(`${PUBLIC}/settings/password`);
    const visitor = await begun();
    await bring(visitor, provider.answer(visitor.to, { nameId: 'the-admin' }));
    expect((await whoIs(visitor.client)).email).toBe('admin@annals.example');
    // Nobody else takes it.
    const leader = await begins(await product.as('leader'));
    expect(faultOf(await bring(leader, provider.answer(leader.to, { nameId: 'the-admin' })))).toBe('taken');
  });

  test('is not linked with whoever is signed in where the answer arrives', async () => {
    const attacker = await begins(await product.as('leader'));
    const victim = await product.as('employee');
    const xml = provider.answer(attacker.to, { nameId: 'of-the-attacker' });
    expect(faultOf(await bring({ client: victim, relayState: attacker.relayState }, xml))).toBe(
      'unsolicited',
    );
  });
});

test('the addresses of one protocol are none of the other', async () => {
  const body = {
    name: 'OpenID',
    issuer: 'https://login.example.com',
    clientId: 'annals',
    clientSecret: 'a secret',
    linksByAddress: false,
    domains: [],
  };
  const made = await admin.post('/api/identity-providers', body);
  const { id: oidc } = made.json as { id: string };
  await admin.post(`/api/identity-providers/${oidc}/switch`, { isOn: true });
  await expectFault('off', await post(new URLSearchParams({ SAMLResponse: '' }), oidc));
  const visitor = product.visitor();
  const at = (path: string) => visitor.send('GET', `/api/auth/identity-providers/${path}`, undefined, {});
  await expectFault('off', await at(`${id}/callback?code=x&state=y`));
  await expectFault('off', await at(`${oidc}/assertion?answer=x`));
  expect((await at(`${oidc}/metadata`)).status).toBe(404);
  expect((await at('none/metadata')).status).toBe(404);
  const logout = await visitor.send(
    'POST',
    `/api/auth/identity-providers/${id}/back-channel-logout`,
    'logout_token=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
  );
  expect(logout.status).toBe(400);
  expect((await admin.patch(`/api/identity-providers/saml/${oidc}`, settingsOf(provider))).status).toBe(404);
  expect(
    (await admin.patch(`/api/identity-providers/${id}`, { ...body, clientSecret: undefined })).status,
  ).toBe(404);
});

test('10 MB of XML are refused before anything of them is read', async () => {
  const it = await begun();
  const xml = right(it.to).replace('<samlp:Status>', `<!--${'a'.repeat(10_000_000)}--><samlp:Status>`);
  await expectFault('too-large', await post(new URLSearchParams({ SAMLResponse: sent(xml) })));
});

test('answers that cost much to check are few in a minute from one address', async () => {
  const client = product.visitor();
  const body = new URLSearchParams({ SAMLResponse: sent(`<r>${'<a/>'.repeat(2990)}</r>`) }).toString();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1)
    statuses.push(
      (
        await client.send('POST', `/api/auth/identity-providers/${id}/assertion`, body, {
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).status,
    );
  expect(statuses.at(0)).toBe(302);
  expect(statuses.at(-1)).toBe(429);
});

test('a form of another site counts here and nowhere else', async () => {
  const elsewhere = await product.visitor().send('POST', '/api/auth/login', 'a=b', {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  });
  expect(elsewhere.status).toBe(403);
  const path = `/api/auth/identity-providers/${id}/assertion`;
  const json = await product.visitor().send('POST', path, '{}', {
    'content-type': 'application/json',
    'sec-fetch-site': 'cross-site',
  });
  expect(json.status).toBe(403);
});

test('a certificate that has ended signs nobody in', async () => {
  const old = new Date();
  old.setUTCFullYear(old.getUTCFullYear() - 11);
  const ended = await FakeSamlProvider.start('https://ended.example.com', old);
  const at = await configured(ended);
  const it = await begun('', at);
  await expectFault('certificate-ended', await bring(it, ended.answer(it.to), at), it.client);
  const list = (await admin.get('/api/identity-providers')).json as { id: string; certificates: unknown[] }[];
  expect(list.find((one) => one.id === at)?.certificates).toMatchObject([{ state: 'ended' }]);
});

test('our key is in no event, no answer and no log, and not in clear in the database', async () => {
  const { services } = product.annals;
  const { rows } = await services.pool.query<{ sealed: string }>(
    'SELECT sealed FROM annals_identities.secrets WHERE "providerId" = $1',
    [id],
  );
  const listed = (await admin.get('/api/identity-providers')).text;
  const events = JSON.stringify(
    await services.log.readStream(`identityProvider-${id}`),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  for (const text of [rows[0]?.sealed ?? '', listed, events, lines.join()])
    expect(text).not.toMatch(/PRIVATE KEY/);
  expect(rows).toHaveLength(1);
});

test.each([
  ['an entity id that is a text of several lines', { issuer: 'a\nb' }],
  ['a sign-in address without TLS', { signInAddress: 'http://login.example.com' }],
  ['a sign-in address that is a script', { signInAddress: 'javascript:alert(1)' }],
  ['no certificate', { certificates: [] }],
  ['a certificate that is none', { certificates: ['AAAA'] }],
  ['people linked by their address without domains', { domains: [] }],
  ['a metadata address on this machine’s file system', { metadataAddress: 'file:///etc/passwd' }],
])('%s is refused', async (_, more) => {
  const body = { ...settingsOf(provider), ...more, name: randomUUID() };
  expect((await admin.post('/api/identity-providers/saml', body)).status).toBe(422);
});
