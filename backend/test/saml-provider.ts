import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { encrypt, type EncryptionAlgorithm, type KeyEncryptionAlgorithm } from 'xml-encryption';
import { newSamlKeys, samlKeysOf, type SamlKeys } from '../src/features/identity-providers/saml-keys';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What an assertion and its envelope say, over what is right. */
export interface Said {
  readonly nameId?: string;
  readonly format?: string;
  readonly email?: string | null;
  readonly issuer?: string;
  readonly audience?: string | null;
  readonly recipient?: string;
  readonly destination?: string;
  readonly inResponseTo?: string | null;
  readonly notBefore?: number;
  readonly notOnOrAfter?: number;
  readonly id?: string;
  readonly status?: string;
  /** Attributes beside the address, as XML. */
  readonly attributes?: string;
}

/** For whom an answer is, and what it answers. */
export interface AnswerTo {
  readonly entityId: string;
  readonly assertionAddress: string;
  readonly requestId: string | null;
}

/** How something is signed, over what is right. */
export interface Signing {
  readonly keys?: SamlKeys;
  readonly algorithm?: string;
  readonly digest?: string;
}

/** A SAML provider of a test that says whatever a test wants it to. */
export class FakeSamlProvider {
  private constructor(
    readonly issuer: string,
    private readonly keys: SamlKeys,
  ) {}

  static async start(issuer: string, validFrom = new Date(Date.now() - 60_000)): Promise<FakeSamlProvider> {
    return new FakeSamlProvider(issuer, samlKeysOf(await newSamlKeys(validFrom)));
  }

  /** Base64, as metadata have it. */
  get certificate(): string {
    return base64Of(this.keys.certificate);
  }

  metadata(signInAddress: string, certificates = [this.certificate]): string {
    const keys = certificates.map(
      (one) =>
        `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${one}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
    );
    return `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${this.issuer}"><IDPSSODescriptor protocolSupportEnumeration="${PROTOCOL}">${keys.join('')}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://elsewhere.example/post"/><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInAddress}"/></IDPSSODescriptor></EntityDescriptor>`;
  }

  /** An assertion without a signature. */
  assertion({ entityId, assertionAddress, requestId }: AnswerTo, said: Said = {}): string {
    const {
      nameId = 'subject-1',
      format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      email,
      issuer = this.issuer,
      audience = entityId,
      recipient = assertionAddress,
      inResponseTo = requestId,
      notBefore = -5,
      notOnOrAfter = 300,
      id = `_a${randomUUID()}`,
      attributes = '',
    } = said;
    const restriction =
      audience === null
        ? ''
        : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`;
    const address = email
      ? `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute>${attributes}</saml:AttributeStatement>`
      : '';
    return `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${id}" Version="2.0" IssueInstant="${instant(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="${BEARER}"><saml:SubjectConfirmationData Recipient="${recipient}" NotOnOrAfter="${instant(notOnOrAfter)}"${answering(inResponseTo)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${instant(notBefore)}" NotOnOrAfter="${instant(notOnOrAfter)}">${restriction}</saml:Conditions><saml:AuthnStatement AuthnInstant="${instant(0)}" SessionIndex="_s1"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${address}</saml:Assertion>`;
  }

  /** The envelope. @param content what is in it after the status */
  response({ assertionAddress, requestId }: AnswerTo, content: string, said: Said = {}): string {
    const { destination = assertionAddress, issuer = this.issuer, inResponseTo = requestId } = said;
    return `<samlp:Response xmlns:samlp="${PROTOCOL}" ID="_r${randomUUID()}" Version="2.0" IssueInstant="${instant(0)}" Destination="${destination}"${answering(inResponseTo)}><saml:Issuer xmlns:saml="${ASSERTION}">${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${STATUS}${said.status ?? 'Success'}"/></samlp:Status>${content}</samlp:Response>`;
  }

  /** The outermost element of a text, signed. */
  signed(xml: string, { keys = this.keys, algorithm, digest }: Signing = {}): string {
    const id = /\bID="([^"]+)"/.exec(xml)?.[1] ?? '';
    const signature = new SignedXml({
      privateKey: keys.privateKey,
      publicCert: keys.certificate,
      signatureAlgorithm: algorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signature.addReference({
      xpath: `//*[@ID='${id}']`,
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', EXCLUSIVE],
      digestAlgorithm: digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    signature.computeSignature(xml, {
      prefix: 'ds',
      location: { reference: `//*[@ID='${id}']/*[local-name()='Issuer']`, action: 'after' },
    });
    return signature.getSignedXml();
  }

  /** What a right provider answers. */
  answer(to: AnswerTo, said: Said = {}, signing: Signing = {}): string {
    return this.response(to, this.signed(this.assertion(to, said), signing), said);
  }
}

/** What the browser is sent to a provider with. */
export function requestIn(address: URL): AnswerTo & { readonly relayState: string; readonly xml: string } {
  const packed = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64');
  const xml = inflateRawSync(packed).toString('utf8');
  return {
    xml,
    requestId: /\bID="([^"]+)"/.exec(xml)?.[1] ?? '',
    entityId: /Issuer[^>]*>([^<]+)</.exec(xml)?.[1] ?? '',
    assertionAddress: /AssertionConsumerServiceURL="([^"]+)"/.exec(xml)?.[1] ?? '',
    relayState: address.searchParams.get('RelayState') ?? '',
  };
}

export interface Encrypting {
  readonly content?: EncryptionAlgorithm;
  readonly key?: KeyEncryptionAlgorithm;
}

/** An assertion that only the owner of a certificate can read. @param certificate base64 */
export async function encryptedFor(
  certificate: string,
  xml: string,
  { content, key }: Encrypting = {},
): Promise<string> {
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`;
  const data = await new Promise<string>((resolve, reject) => {
    const options = {
      rsa_pub: pem,
      pem,
      encryptionAlgorithm: content ?? 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
      keyEncryptionAlgorithm: key ?? 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
      warnInsecureAlgorithm: false,
    } as const;
    encrypt(xml, options, (error: Error | null, result) => (error ? reject(error) : resolve(result)));
  });
  return `<saml:EncryptedAssertion xmlns:saml="${ASSERTION}">${data}</saml:EncryptedAssertion>`;
}

/** The base64 of a certificate, without the lines around it. */
export function base64Of(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
}

function instant(secondsFromNow: number): string {
  return new Date(Date.now() + secondsFromNow * 1000).toISOString();
}

function answering(requestId: string | null): string {
  return requestId === null ? '' : ` InResponseTo="${requestId}"`;
}
