import type { JWTPayload } from 'jose';
import { expect } from 'vitest';
import { CLIENT, startFakeProvider, type FakeProvider } from './openid-provider';
import type { Answer, Client, Product } from './product';

const PUBLIC = 'http://annals.example';

/** An identity provider of a test, set up here and switched on: it claims of whoever signs in what a test wants. */
export class FakeDirectory {
  private constructor(
    private readonly product: Product,
    readonly provider: FakeProvider,
    readonly id: string,
    readonly name: string,
  ) {}

  static async of(product: Product, admin: Client, name = 'Directory'): Promise<FakeDirectory> {
    const provider = await startFakeProvider();
    const made = await admin.post('/api/identity-providers', {
      name,
      issuer: provider.issuer,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      linksByAddress: true,
      domains: [],
    });
    expect(made.status).toBe(201);
    const { id } = made.json as { id: string };
    expect((await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true })).status).toBe(200);
    // Who sets its rules looks at it first.
    await product.caughtUp();
    return new FakeDirectory(product, provider, id, name);
  }

  close = () => this.provider.close();

  /** Begins a sign-in. @returns what the provider is asked */
  async asked(client: Client): Promise<URL> {
    const start = `/api/auth/identity-providers/${this.id}/start`;
    return locationOf(await client.send('GET', start, undefined, {}));
  }

  /** @returns where the browser arrives */
  async signIn(claims: JWTPayload, client = this.product.visitor()): Promise<{ client: Client; at: URL }> {
    const { searchParams } = await this.asked(client);
    this.provider.nonce = searchParams.get('nonce') ?? '';
    const email = typeof claims['email'] === 'string' ? claims['email'] : '';
    this.provider.claims = { email_verified: true, sub: `subject of ${email}`, ...claims };
    return { client, at: await answered(client, searchParams) };
  }

  /** Links somebody who is signed in, as administrators and auditors have to do it. */
  async link(client: Client, password: string, claims: JWTPayload): Promise<void> {
    const begun = await client.post(`/api/account/identities/${this.id}/link`, { currentPassword: password });
    expect([begun.status, begun.text]).toEqual([200, begun.text]);
    const { searchParams } = new URL((begun.json as { address: string }).address);
    this.provider.nonce = searchParams.get('nonce') ?? '';
    this.provider.claims = { sub: `subject of ${String(claims['email'])}`, ...claims };
    expect((await answered(client, searchParams)).search).toBe('');
  }
}

/** The browser comes back with what the provider answers to a request. @returns where it arrives */
async function answered(client: Client, asked: URLSearchParams): Promise<URL> {
  const { pathname } = new URL(asked.get('redirect_uri') ?? '');
  const answer = new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' });
  return locationOf(await client.send('GET', `${pathname}?${answer.toString()}`, undefined, {}));
}

function locationOf({ headers }: Answer): URL {
  return new URL(headers.get('location') ?? '', PUBLIC);
}
