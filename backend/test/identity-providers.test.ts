import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/features/accounts/public-password';
import { CLIENT, startFakeProvider, startRealProvider, type FakeProvider } from './openid-provider';
import { commandBeside } from './command-here';
import { startProduct, type Answer, type Client, type Product } from './product';

const PUBLIC = 'http://annals.example';
const lines: string[] = [];
let product: Product;
let admin: Client;

beforeAll(async () => {
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  product = await startProduct({ publicUrl: PUBLIC, logger });
  admin = await product.as('admin');
});
afterAll(() => product.stop());

interface Configured {
  readonly id: string;
  readonly redirectAddress: string;
  readonly backChannelAddress: string;
  readonly signedOutAddress: string;
}

async function configured(issuer: string, more: object = {}): Promise<Configured> {
  const body = {
    name: 'Directory',
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    linksByAddress: true,
    domains: [],
    ...more,
  };
  const made = await admin.post('/api/identity-providers', body);
  expect(made.status).toBe(201);
  const { id } = made.json as { id: string };
  const on = await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true });
  expect(on.status).toBe(200);
  const list = (await admin.get('/api/identity-providers')).json as Configured[];
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error('It is not listed');
  return found;
}

const locationOf = ({ headers }: Answer) => new URL(headers.get('location') ?? '', PUBLIC);
const onProduct = ({ pathname, search }: URL) => pathname + search;
const startAt = (client: Client, id: string, query = '') =>
  client.send('GET', `/api/auth/identity-providers/${id}/start${query}`, undefined, {});
const goTo = (client: Client, address: URL) => client.send('GET', onProduct(address), undefined, {});
const faultOf = (answer: Answer) => locationOf(answer).searchParams.get('fault');
const whoIs = async (client: Client) => (await client.get('/api/auth/user')).json as { email: string };

async function eventsOf(email: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const { services } = product.annals;
  const owner = await services.userAuth.ownerOf(email);
  const events = await services.log.readStream(`account-${owner ?? ''}`);
  return events.map(({ type, data }) => ({ type, data: data as Record<string, unknown> }));
}

describe('with a real provider', () => {
  const email = 'employee@annals.example';

  test('people sign in, sign out on both sides, and are signed out from there; a code works once', async () => {
    const provider = await startRealProvider({ sub: 'u-1', email, email_verified: true });
    const { id, redirectAddress, signedOutAddress, backChannelAddress } = await configured(provider.issuer);
    provider.register({
      redirect: redirectAddress,
      signedOut: signedOutAddress,
      backChannel: product.url + new URL(backChannelAddress).pathname,
    });
    const jar = new Map<string, string>();
    /** Follows the provider until it sends the browser back. */
    const throughProvider = async (from: URL): Promise<URL> => {
      for (let next = from; ;) {
        if (next.origin === PUBLIC) return next;
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
          jar.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`The provider stops: ${await response.text()}`);
        next = new URL(location, next);
      }
    };

    const client = product.visitor();
    client.setCookie('annals.session', 'known-before-the-sign-in');
    const back = await throughProvider(locationOf(await startAt(client, id, '?returnTo=/meetings')));
    const done = await goTo(client, back);
    expect(locationOf(done).pathname).toBe('/meetings');
    expect(client.cookie('annals.session')).not.toBe('known-before-the-sign-in');
    expect((await whoIs(client)).email).toBe(email);

    const events = await eventsOf(email);
    expect(events.slice(-2)).toMatchObject([
      { type: 'IdentityLinked', data: { providerId: id, subject: 'u-1', by: 'address' } },
      { type: 'SignedIn', data: { method: 'identity provider', providerId: id, provider: 'Directory' } },
    ]);

    // The same address again: what was begun is used up.
    expect(faultOf(await goTo(client, back))).toBe('unsolicited');

    const out = await client.send('GET', '/api/logout', undefined, {});
    const ends = locationOf(out);
    expect(ends.origin).toBe(provider.issuer);
    expect(ends.searchParams.get('post_logout_redirect_uri')).toBe(signedOutAddress);
    expect(ends.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

    // In again, on two devices of the same browser's provider session; the provider ends it.
    const again = product.visitor();
    await goTo(again, await throughProvider(locationOf(await startAt(again, id))));
    expect((await whoIs(again)).email).toBe(email);
    const page = await fetch(ends, { headers: { cookie: [...jar].map((one) => one.join('=')).join('; ') } });
    const html = await page.text();
    const secret = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const confirmed = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map((one) => one.join('=')).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ xsrf: secret, logout: 'yes' }),
    });
    expect(confirmed.headers.get('location')).toBe(signedOutAddress);
    await expect.poll(async () => (await again.get('/api/auth/user')).status, { timeout: 20_000 }).toBe(401);
    expect((await eventsOf(email)).at(-1)).toMatchObject({
      type: 'SessionsEnded',
      data: { because: 'identity provider' },
    });
    await provider.close();
  });
});

describe('with a provider that lies', () => {
  let fake: FakeProvider;
  let id: string;
  const email = 'manager@annals.example';

  beforeEach(async () => {
    fake = await startFakeProvider();
    fake.claims = { email, email_verified: true, sub: `manager-${randomUUID()}` };
    ({ id } = await configured(fake.issuer));
    return async () => {
      await admin.post(`/api/identity-providers/${id}/removal`, {});
      await fake.close();
    };
  });

  /** Begins a sign-in. @returns the address with the answer, as the browser brings it */
  async function begun(client: Client, query = ''): Promise<URL> {
    const at = locationOf(await startAt(client, id, query));
    fake.nonce = at.searchParams.get('nonce') ?? '';
    expect(at.searchParams.get('code_challenge_method')).toBe('S256');
    const answer = new URL(at.searchParams.get('redirect_uri') ?? '');
    answer.search = new URLSearchParams({
      code: 'a-code',
      state: at.searchParams.get('state') ?? '',
    }).toString();
    return answer;
  }

  async function signInAttempt(client = product.visitor()): Promise<Answer> {
    return goTo(client, await begun(client));
  }

  /** The page says what was wrong, with a number by which the log finds it; nobody is signed in. */
  async function expectFault(fault: string, answer: Answer): Promise<void> {
    const { pathname, searchParams } = locationOf(answer);
    expect([pathname, searchParams.get('fault')]).toEqual(['/login', fault]);
    const reference = searchParams.get('reference') ?? '';
    expect(reference).toMatch(/^[\w-]{8,}$/);
    expect(
      lines.filter((line) => line.includes(reference) && line.includes(`"fault":"${fault}"`)),
    ).toHaveLength(1);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/annals\.session=[^;]/);
  }

  test('what is right signs in', async () => {
    const client = product.visitor();
    expect(faultOf(await signInAttempt(client))).toBeNull();
    expect((await whoIs(client)).email).toBe(email);
  });

  test('how somebody showed there who they are is kept with the sign-in; what cannot be stored stops nobody', async () => {
    fake.claims = { ...fake.claims, acr: 'urn:example:high', amr: ['pwd', 'otp'] };
    expect(faultOf(await signInAttempt())).toBeNull();
    expect((await eventsOf(email)).at(-1)).toMatchObject({
      type: 'SignedIn',
      data: { providerAssurance: 'urn:example:high', providerMethods: ['pwd', 'otp'] },
    });
    fake.claims = {
      ...fake.claims,
      acr: 'a\u0000b',
      amr: [{ not: 'a word' }, '\u001B[2J', 'x'.repeat(5000)],
    };
    expect(faultOf(await signInAttempt())).toBeNull();
    expect((await eventsOf(email)).at(-1)).toMatchObject({
      type: 'SignedIn',
      data: { providerAssurance: null, providerMethods: [] },
    });
  });

  test.each([
    ['another issuer', { iss: 'https://other.example' }, 'wrong-issuer'],
    ['another client', { aud: 'somebody-else' }, 'wrong-issuer'],
    ['another nonce', { nonce: 'not-the-one' }, 'not-valid'],
    ['a token that ran out', { exp: 1_000_000_000, iat: 999_999_000 }, 'clock'],
    ['an address that was not verified', { email_verified: false }, 'address-not-verified'],
    ['an address whose verification is a text', { email_verified: 'true' }, 'address-not-verified'],
    ['no address', { email: undefined }, 'address-not-verified'],
    ['the address of nobody', { email: 'nobody@annals.example' }, 'not-linked'],
    ['the address of an administrator', { email: 'admin@annals.example' }, 'privileged'],
    ['the address of an auditor', { email: 'auditor@annals.example' }, 'privileged'],
  ])('%s is refused', async (_, claims, fault) => {
    fake.claims = { ...fake.claims, ...claims };
    await expectFault(fault, await signInAttempt());
  });

  test('a token that is signed with a key that the provider does not have is refused', async () => {
    await fake.rotateKeys(false);
    await expectFault('not-valid', await signInAttempt());
  });

  test('keys that were rotated a moment ago count at once', async () => {
    expect(faultOf(await signInAttempt())).toBeNull();
    await fake.rotateKeys();
    expect(faultOf(await signInAttempt())).toBeNull();
  });

  test.each([
    ['a code that was used', { status: 400, body: { error: 'invalid_grant' } }, 'code-refused'],
    ['a secret that is wrong', { status: 401, body: { error: 'invalid_client' } }, 'misconfigured'],
    ['an error of its own', { status: 400, body: { error: 'server_error' } }, 'provider-error'],
    ['a breakdown', { status: 502, body: {} }, 'unreachable'],
  ])('%s is said so', async (_, tokenAnswer, fault) => {
    fake.tokenAnswer = tokenAnswer;
    await expectFault(fault, await signInAttempt());
  });

  test('an office behind one address signs in within a minute', async () => {
    const office = product.visitor();
    for (let person = 0; person < 40; person += 1)
      expect(locationOf(await startAt(office, id)).origin).toBe(fake.issuer);
  });

  test('a provider that is away is said so, when it begins and when it ends', async () => {
    const client = product.visitor();
    const answer = await begun(client);
    await fake.close();
    await expectFault('unreachable', await goTo(client, answer));
    await expectFault('unreachable', await startAt(product.visitor(), id));
  });

  test('somebody who declines there is not signed in', async () => {
    const client = product.visitor();
    const answer = await begun(client);
    answer.searchParams.delete('code');
    answer.searchParams.set('error', 'access_denied');
    await expectFault('declined', await goTo(client, answer));
  });

  test('an answer that nobody asked for, of another browser, or with another state is refused', async () => {
    const victim = product.visitor();
    const answer = await begun(product.visitor());
    await expectFault('unsolicited', await goTo(victim, answer));
    const own = await begun(victim);
    own.searchParams.set('state', 'guessed');
    await expectFault('unsolicited', await goTo(victim, own));
    own.searchParams.delete('state');
    await expectFault('unsolicited', await goTo(victim, own));
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])(
    'a sign-in leads nowhere else: %s',
    async (elsewhere) => {
      const client = product.visitor();
      const answer = await goTo(client, await begun(client, `?returnTo=${encodeURIComponent(elsewhere)}`));
      expect(locationOf(answer).href).toBe(`${PUBLIC}/dashboard`);
    },
  );

  test('an address that changed hands opens nothing, until the person or an administrator ends the old link', async () => {
    expect(faultOf(await signInAttempt())).toBeNull();
    fake.claims = { ...fake.claims, sub: 'somebody-new' };
    await expectFault('changed-hands', await signInAttempt());
    const people = (await admin.get(`/api/identity-providers/${id}/people`)).json as { personId: string }[];
    expect(people).toHaveLength(1);
    const personId = people[0]?.personId ?? '';
    const ended = await admin.post(`/api/identity-providers/${id}/people/${personId}/unlinking`, {});
    expect(ended.status).toBe(200);
    expect((await eventsOf(email)).at(-1)?.type).toBe('IdentityUnlinked');
    expect(faultOf(await signInAttempt())).toBeNull();
  });

  test('only addresses of the domains that were allowed are linked', async () => {
    const settings = { name: 'Directory', issuer: fake.issuer, clientId: CLIENT.id, linksByAddress: true };
    await admin.patch(`/api/identity-providers/${id}`, { ...settings, domains: ['elsewhere.example'] });
    await expectFault('address-not-allowed', await signInAttempt());
    await admin.patch(`/api/identity-providers/${id}`, { ...settings, linksByAddress: false, domains: [] });
    await expectFault('not-linked', await signInAttempt());
  });

  test('nobody comes in by a provider that is off', async () => {
    const client = product.visitor();
    const answer = await begun(client);
    await admin.post(`/api/identity-providers/${id}/switch`, { isOn: false });
    await expectFault('off', await goTo(client, answer));
    await expectFault('off', await startAt(client, id));
    expect((await product.visitor().get('/api/auth/identity-providers')).json).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('an administrator links their own identity with their password, and signs in by it', async () => {
    fake.claims = { sub: 'the-admin' };
    const wrong = await admin.post(`/api/account/identities/${id}/link`, { currentPassword: 'not it' });
    expect(wrong.status).toBe(422);
    const link = async (client: Client) => {
      const begins = await client.post(`/api/account/identities/${id}/link`, {
        currentPassword: DEMO_PASSWORD,
      });
      const { address } = begins.json as { address: string };
      const at = new URL(address);
      fake.nonce = at.searchParams.get('nonce') ?? '';
      const state = at.searchParams.get('state') ?? '';
      return new URL(
        `?${new URLSearchParams({ code: 'x', state }).toString()}`,
        at.searchParams.get('redirect_uri') ?? '',
      );
    };
    const linked = await goTo(admin, await link(admin));
    expect(locationOf(linked).href).toBe(`${PUBLIC}/settings/password`);
    const visitor = product.visitor();
    expect(faultOf(await signInAttempt(visitor))).toBeNull();
    expect((await whoIs(visitor)).email).toBe('admin@annals.example');

    // Whose it is stays so: another person cannot take it.
    const manager = await product.as('manager');
    expect(faultOf(await goTo(manager, await link(manager)))).toBe('taken');
    // Nor does one person's answer link another one.
    const employee = await product.as('employee');
    expect(faultOf(await goTo(employee, await link(manager)))).toBe('unsolicited');

    expect((await admin.post(`/api/account/identities/${id}/unlink`, {})).status).toBe(200);
    await expectFault('address-not-verified', await signInAttempt());
  });

  test('a logout token works once, and only one that is right', async () => {
    fake.claims = { ...fake.claims, sid: 'session-at-the-provider' };
    const client = product.visitor();
    await signInAttempt(client);
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: fake.issuer,
      aud: CLIENT.id,
      iat: now,
      exp: now + 120,
      jti: randomUUID(),
      sid: 'session-at-the-provider',
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    };
    const tell = async (claims: Record<string, unknown>) => {
      const response = await fetch(`${product.url}/api/auth/identity-providers/${id}/back-channel-logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.77' },
        body: new URLSearchParams({ logout_token: await fake.sign(claims) }),
      });
      return response.status;
    };
    for (const wrong of [
      { iss: 'https://other.example' },
      { aud: 'somebody-else' },
      { iat: now - 3600 },
      { nonce: 'of a sign-in' },
      { events: {} },
      { sid: undefined },
      { jti: undefined },
    ])
      expect([wrong, await tell({ ...right, ...wrong })]).toEqual([wrong, 400]);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    const token = { ...right };
    expect(await tell(token)).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await tell(token)).toBe(400);
  });

  test('"Test connection" says in words what is wrong', async () => {
    const report = async () => {
      const answer = await admin.post(`/api/identity-providers/${id}/connection-test`, {});
      const { works, checks } = answer.json as {
        works: boolean;
        checks: { check: string; outcome: string; says: string }[];
      };
      const failed = checks.find(({ outcome }) => outcome === 'failed');
      return [works, failed?.check, failed?.says];
    };
    fake.tokenAnswer = { status: 400, body: { error: 'invalid_grant' } };
    expect(await report()).toEqual([true, undefined, undefined]);
    fake.tokenAnswer = { status: 401, body: { error: 'invalid_client' } };
    expect((await report()).slice(0, 2)).toEqual([false, 'client']);
    product.setClock(new Date(Date.now() + 600_000));
    expect((await report())[1]).toBe('clock');
    product.setClock(new Date());
    fake.giveNoKeys();
    expect((await report())[1]).toBe('keys');
    fake.metadata = { authorization_endpoint: undefined };
    expect((await report()).slice(1)).toEqual([
      'endpoints',
      'The provider does not name what a sign-in needs: authorization_endpoint.',
    ]);
    fake.metadata = { issuer: 'https://other.example' };
    expect((await report())[1]).toBe('issuer');
    await fake.close();
    expect(await report()).toEqual([false, 'reachable', expect.stringContaining('cannot be reached at')]);
  });
});

describe('annals identity check', () => {
  /** What it prints and ends with, beside the product. */
  const annals = (line: string) => commandBeside(product, line.split(' '), { PUBLIC_URL: PUBLIC });

  test('says of each provider what "Test connection" says; one that is on and does not work is found', async () => {
    for (const { id } of (await admin.get('/api/identity-providers')).json as Configured[])
      expect((await admin.post(`/api/identity-providers/${id}/removal`, {})).status).toBe(200);
    await product.caughtUp();
    expect(await annals('identity check')).toEqual({
      code: 0,
      said: 'No identity provider is set up.\n',
      complained: '',
    });

    const fake = await startFakeProvider();
    fake.tokenAnswer = { status: 400, body: { error: 'invalid_grant' } };
    const { id } = await configured(fake.issuer);
    await product.caughtUp();
    const works = await annals('identity check --json');
    expect([works.code, JSON.parse(works.said)]).toMatchObject([
      0,
      [{ id, name: 'Directory', protocol: 'oidc', isOn: true, works: true }],
    ]);
    expect(works.said).not.toContain(CLIENT.secret);

    // What it calls itself reaches a terminal: it clears no screen and colours no line.
    fake.metadata = { issuer: 'https://other.example/\u001B[2J\u009B31m' };
    const found = await annals('identity check');
    expect(found.code).toBe(3);
    expect(found.said).toMatch(/^Directory +on +issuer +failed +The provider calls itself/m);
    expect(found.said).toContain('other.example');
    expect(found.said).toMatch(/^[^\p{Cc}\n]*(\n[^\p{Cc}\n]*)*$/u);

    await admin.post(`/api/identity-providers/${id}/switch`, { isOn: false });
    await product.caughtUp();
    expect((await annals('identity check')).code).toBe(0);
    await fake.close();
  });
});

test('the client secret is in no event, no answer and no log, and not in clear in the database', async () => {
  const { id } = await configured('https://login.example.com');
  const { services } = product.annals;
  const { rows } = await services.pool.query<{ sealed: string }>(
    'SELECT sealed FROM annals_identities.secrets WHERE "providerId" = $1',
    [id],
  );
  const listed = (await admin.get('/api/identity-providers')).text;
  const events = await services.log.readStream(`identityProvider-${id}`);
  const seen = JSON.stringify(events, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  for (const text of [rows[0]?.sealed ?? '', listed, seen, lines.join()])
    expect(text).not.toContain(CLIENT.secret);
});

test.each([
  'http://login.example.com',
  'ftp://login.example.com',
  'login.example.com',
  'https://a.example?b',
])('the issuer %s is refused', async (issuer) => {
  const body = {
    name: 'Directory',
    issuer,
    clientId: 'annals',
    clientSecret: 'secret',
    linksByAddress: false,
    domains: [],
  };
  expect((await admin.post('/api/identity-providers', body)).status).toBe(422);
});
