import { randomUUID } from 'node:crypto';
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify';
import { expect } from 'vitest';
import { z } from 'zod';
import { newSamlKeys, samlKeysOf } from '../src/features/identity-providers/saml-keys';
import { base64Of } from './saml-provider';
import type { Answer, Client, Product } from './product';

const PUBLIC = 'http://annals.example';
/** How many attributes called `Role` an answer has: the library writes one value into each. */
const ROLES = 2;

/** What a sign-in says beside whom it is about. */
interface SaidOf {
  readonly email: string;
  readonly roles?: readonly [string, string];
  /** When the provider last asked them who they are. */
  readonly askedAt?: Date;
}

/** A request as the provider has read it, after it checked our signature. */
interface ReadRequest {
  readonly xml: string;
  readonly answer: (said: SaidOf) => Promise<string>;
  readonly relayState: string;
}

/**
 * An identity provider of the library that others build theirs with: it checks what we send, and signs and encrypts what it answers. It neither
 * reads `ForceAuthn` and `RequestedAuthnContext` out of a request nor writes a statement of how somebody signed in: that is left to the program around it,
 * which is this one, on the text whose signature the library has checked. It writes one value into an attribute.
 */
export class RealSamlProvider {
  private constructor(
    private readonly product: Product,
    private readonly provider: ReturnType<typeof IdentityProvider>,
    readonly id: string,
    readonly issuer: string,
    readonly signInAddress: string,
  ) {}

  /** Sets one up by its metadata, and switches it on. */
  static async of(product: Product, admin: Client, name: string): Promise<RealSamlProvider> {
    // Of a library that leaves schemas to others: what it reads here was written by us.
    setSchemaValidator({ validate: () => Promise.resolve('valid') });
    const { privateKey, certificate } = samlKeysOf(await newSamlKeys(new Date(Date.now() - 60_000)));
    const address = `https://${randomUUID()}.example.com`;
    const provider = IdentityProvider({
      entityID: `${address}/saml`,
      privateKey,
      signingCert: certificate,
      wantAuthnRequestsSigned: true,
      isAssertionEncrypted: true,
      singleSignOnService: [
        { Binding: Constants.namespace.binding.redirect, Location: `${address}/sign-in` },
      ],
      loginResponseTemplate: {
        context: SamlLib.defaultLoginResponseTemplate.context,
        attributes: Array.from({ length: ROLES }, (_, index) => ({
          name: 'Role',
          valueTag: `role${String(index)}`,
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          valueXsiType: 'xs:string',
        })),
      },
    });
    const read = await admin.post('/api/identity-providers/saml/metadata', {
      metadata: provider.getMetadata(),
    });
    const found = read.json as { issuer: string; signInAddress: string; certificates: string[] };
    expect(found).toMatchObject({
      issuer: `${address}/saml`,
      signInAddress: `${address}/sign-in`,
      certificates: [base64Of(certificate)],
      metadataAddress: null,
      shown: [{ subject: 'CN=Annals', state: 'valid' }],
    });
    const { issuer, signInAddress, certificates } = found;
    const made = await admin.post('/api/identity-providers/saml', {
      name,
      acceptsUnsolicited: false,
      linksByAddress: true,
      domains: ['annals.example'],
      metadataAddress: null,
      ...{ issuer, signInAddress, certificates },
    });
    expect([made.status, made.text]).toEqual([201, made.text]);
    const { id } = made.json as { id: string };
    await admin.post(`/api/identity-providers/${id}/switch`, { isOn: true });
    return new RealSamlProvider(product, provider, id, issuer, signInAddress);
  }

  /** Begins a sign-in. @param query such as `again=true` */
  async asked(client: Client, query = ''): Promise<ReadRequest> {
    const us = ServiceProvider({ metadata: (await this.page(client, 'metadata')).text });
    const begins = locationOf(await this.page(client, `start?${query}`));
    expect(begins.origin + begins.pathname).toBe(this.signInAddress);
    const sent = Object.fromEntries(begins.searchParams);
    const signed = (changed: object = {}) =>
      ['SAMLRequest', 'RelayState', 'SigAlg']
        .map((name) => new URLSearchParams({ [name]: { ...sent, ...changed }[name] ?? '' }).toString())
        .join('&');
    await expect(
      this.provider.parseLoginRequest(us, 'redirect', {
        query: sent,
        octetString: signed({ RelayState: 'other' }),
      }),
    ).rejects.toThrow();
    const { extract, samlContent } = await this.provider.parseLoginRequest(us, 'redirect', {
      query: sent,
      octetString: signed(),
    });
    const to = z.string().parse(us.entityMeta.getAssertionConsumerService('post'));
    const requestId = z.object({ id: z.string() }).parse(extract.request).id;
    const answer = async ({ email, roles = ['', ''], askedAt = new Date() }: SaidOf) => {
      const now = new Date().toISOString();
      const later = new Date(Date.now() + 300_000).toISOString();
      const said: Readonly<Record<string, string>> = {
        ID: `_${randomUUID()}`,
        AssertionID: `_${randomUUID()}`,
        Destination: to,
        Audience: us.entityMeta.getEntityID(),
        SubjectRecipient: to,
        Issuer: this.issuer,
        IssueInstant: now,
        StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
        ConditionsNotBefore: now,
        ConditionsNotOnOrAfter: later,
        SubjectConfirmationDataNotOnOrAfter: later,
        NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
        NameID: email,
        InResponseTo: requestId,
        AuthnStatement: `<saml:AuthnStatement AuthnInstant="${askedAt.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:MultiFactor</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
        attrRole0: roles[0],
        attrRole1: roles[1],
      };
      const { context } = await this.provider.createLoginResponse(
        us,
        { extract },
        'post',
        {},
        (template) => ({
          id: said['ID'] ?? '',
          context: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => said[name] ?? ''),
        }),
      );
      expect(Buffer.from(context, 'base64').toString()).not.toContain(email);
      return context;
    };
    return { xml: samlContent, answer, relayState: sent['RelayState'] ?? '' };
  }

  /** Brings an answer back, from another site, and goes where the browser is sent. @returns where it arrives */
  async arrives(client: Client, { relayState }: ReadRequest, answer: string): Promise<URL> {
    const form = new URLSearchParams({ SAMLResponse: answer, RelayState: relayState });
    const posted = await this.product
      .visitor()
      .send('POST', `/api/auth/identity-providers/${this.id}/assertion`, form.toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      });
    expect(posted.status).toBe(303);
    const next = locationOf(posted);
    return locationOf(await client.send('GET', next.pathname + next.search, undefined, {}));
  }

  /** Signs somebody in, in one go. @returns where the browser arrives */
  async signIn(client: Client, said: SaidOf, query = ''): Promise<URL> {
    const request = await this.asked(client, query);
    return this.arrives(client, request, await request.answer(said));
  }

  private page(client: Client, path: string): Promise<Answer> {
    return client.send('GET', `/api/auth/identity-providers/${this.id}/${path}`, undefined, {});
  }
}

const locationOf = ({ headers }: Answer) => new URL(headers.get('location') ?? '', PUBLIC);
