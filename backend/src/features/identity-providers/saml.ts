import { randomBytes } from 'node:crypto';
import type { SAML, SamlConfig } from '@node-saml/node-saml';
import { XMLSerializer } from '@xmldom/xmldom';
import { certificateOf, stateOfCertificate } from './certificates';
import type { SamlProvider } from './decider';
import { SignInFailed } from './errors';
import { namedValues } from '../../platform/kernel/named-values';
import { CLOCK_TOLERANCE_SECONDS } from './protocol';
import type { SamlKeys } from './saml-keys';
import type { Claims } from './who';
import {
  attribute,
  child,
  children,
  everywhere,
  isNamed,
  NS,
  parsedXml,
  RefusedXml,
  textOf,
} from '../../platform/kernel/xml';

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';
const NAME_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:';
const ADDRESS_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** What the signature of an assertion may be made with. Everything else is refused, whatever the library would take: SHA-1 above all. */
const ALGORITHMS: Readonly<Record<string, ReadonlySet<string>>> = {
  SignatureMethod: new Set([
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  ]),
  DigestMethod: new Set([
    'http://www.w3.org/2001/04/xmlenc#sha256',
    'http://www.w3.org/2001/04/xmlenc#sha512',
  ]),
  CanonicalizationMethod: new Set([EXCLUSIVE]),
  Transform: new Set([EXCLUSIVE, `${NS.signature}enveloped-signature`]),
};

/** What providers call the address of a person. */
const ADDRESS_ATTRIBUTES = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'email',
  'emailAddress',
  'mail',
];

/** What we are called at a provider, and where it posts its answers. */
export interface OurAddresses {
  readonly entityId: string;
  readonly assertionAddress: string;
}

/** What a provider said of somebody, and what it said it in answer to. */
export interface SamlAnswer {
  readonly claims: Claims;
  readonly assertionId: string;
  /** From then on nobody takes it any more. */
  readonly until: Date;
  /** The id of our request; null: nobody here asked. */
  readonly inResponseTo: string | null;
  readonly sessionIndex: string | null;
}

/** The id of a request: an XML id does not begin with a digit. */
export function newRequestId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

/** Where the browser goes to sign in (HTTP-Redirect binding, signed). @param relayState comes back with the answer @param isAgain who is remembered there is asked who they are all the same */
export async function requestAddress(
  provider: SamlProvider,
  keys: SamlKeys,
  ours: OurAddresses,
  requestId: string,
  relayState: string,
  isAgain: boolean,
): Promise<string> {
  const saml = await opened({
    ...common(provider, keys, ours, provider.certificates),
    forceAuthn: isAgain,
    privateKey: keys.privateKey,
    generateUniqueId: () => requestId,
  });
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

/** What is entered, or read, at the provider: what we are called, where answers go, and our certificate. */
export async function ourMetadata(
  keys: SamlKeys,
  { entityId, assertionAddress }: OurAddresses,
): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: assertionAddress,
    identifierFormat: null,
    wantAssertionsSigned: true,
    privateKey: keys.privateKey,
    publicCerts: keys.certificate,
    decryptionPvk: keys.privateKey,
    decryptionCert: keys.certificate,
    generateUniqueId: () => '_annals',
  });
}

/**
 * What an answer says, as far as it is signed by the provider, meant for us, and in time. The library finds out what is signed; everything
 * that is read afterwards is read from that alone.
 * @param posted `SAMLResponse`, base64
 * @throws SignInFailed
 */
export async function answeredBy(
  provider: SamlProvider,
  keys: SamlKeys,
  ours: OurAddresses,
  posted: string,
  now: Date,
): Promise<SamlAnswer> {
  const certificates = provider.certificates.filter((one) =>
    ['valid', 'ends soon'].includes(stateOfCertificate(one, now)),
  );
  if (certificates.length === 0) throw new SignInFailed('certificate-ended');
  try {
    const response = parsedXml(Buffer.from(posted, 'base64').toString('utf8'));
    await requirePlain(response, keys);
    requireForUs(response, provider, ours);
    const saml = await opened(common(provider, keys, ours, certificates));
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: posted });
    const signed = profile?.getAssertionXml?.();
    if (signed === undefined) throw new SignInFailed('not-valid');
    const answer = readAssertion(parsedXml(signed), provider, ours, now);
    const asked = attribute(response, 'InResponseTo');
    // An answer that says on its envelope, which nobody signed, that it is for another request.
    if (asked !== undefined && asked !== answer.inResponseTo) throw new SignInFailed('not-valid');
    return answer;
  } catch (error) {
    if (error instanceof SignInFailed) throw error;
    throw new SignInFailed('not-valid', { cause: error });
  }
}

/** The library, loaded when somebody first signs in this way. It is not told of our requests: we keep them, for all processes. */
async function opened(config: Omit<SamlConfig, 'validateInResponseTo'>): Promise<SAML> {
  const { SAML: Library, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new Library({ ...config, validateInResponseTo: ValidateInResponseTo.never });
}

/** Times and audience are looked at in `readAssertion`, with everything else and by our clock. */
function common(
  { issuer, signInAddress }: SamlProvider,
  keys: SamlKeys,
  { entityId, assertionAddress }: OurAddresses,
  certificates: readonly string[],
) {
  return {
    issuer: entityId,
    callbackUrl: assertionAddress,
    entryPoint: signInAddress,
    idpIssuer: issuer,
    idpCert: certificates.map((base64) => certificateOf(base64)?.toString() ?? ''),
    decryptionPvk: keys.privateKey,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    audience: false as const,
    acceptedClockSkewMs: -1,
    signatureAlgorithm: 'sha256' as const,
    identifierFormat: null,
    // How somebody signs in is the provider's to decide.
    disableRequestedAuthnContext: true,
  };
}

/** One response, one assertion in it, one way to sign: nothing in which one part could be checked and another one read. */
async function requirePlain(response: Element, keys: SamlKeys): Promise<void> {
  if (!isNamed(response, NS.protocol, 'Response') || attribute(response, 'Version') !== '2.0')
    throw new RefusedXml('no response');
  requireSuccess(response);
  const assertions = [...everywhere(response, 'Assertion'), ...everywhere(response, 'EncryptedAssertion')];
  const [assertion] = assertions;
  if (!assertion || assertions.length > 1 || assertion.parentNode !== response)
    throw new RefusedXml('not one assertion');
  requireOneMeaning(response, [response, assertion]);
  if (assertion.localName === 'Assertion') return;
  if (everywhere(assertion, 'EncryptedData').length !== 1)
    throw new RefusedXml('not one encrypted assertion');
  const inside = parsedXml(await decrypted(assertion, keys));
  const nested = [...everywhere(inside, 'Assertion'), ...everywhere(inside, 'EncryptedAssertion')];
  if (!isNamed(inside, NS.assertion, 'Assertion') || nested.length !== 1)
    throw new RefusedXml('not one assertion');
  requireOneMeaning(inside, [inside]);
}

/** @param signable the elements that a signature may be in, right below them */
function requireOneMeaning(root: Element, signable: readonly Element[]): void {
  const ids = ['ID', 'Id', 'id', 'xml:id'].flatMap((name) =>
    [root, ...Array.from(root.getElementsByTagName('*'))].flatMap(
      (element) => attribute(element, name) ?? [],
    ),
  );
  if (new Set(ids).size !== ids.length) throw new RefusedXml('an id twice');
  for (const signature of everywhere(root, 'Signature'))
    if (!signable.some((element) => signature.parentNode === element))
      throw new RefusedXml('a signature elsewhere');
  for (const [name, allowed] of Object.entries(ALGORITHMS))
    for (const method of everywhere(root, name, NS.signature)) {
      // Encryption has a digest too, which proves nothing and hides nothing by itself.
      const isOfKey = name === 'DigestMethod' && method.parentNode?.nodeName.endsWith('EncryptionMethod');
      if (!isOfKey && !allowed.has(attribute(method, 'Algorithm') ?? ''))
        throw new RefusedXml(`${name} not allowed`);
    }
}

async function decrypted(assertion: Element, { privateKey }: SamlKeys): Promise<string> {
  const { decrypt } = await import('xml-encryption');
  return new Promise((resolve, reject) => {
    const options = {
      key: privateKey,
      disallowDecryptionWithInsecureAlgorithm: true,
      warnInsecureAlgorithm: false,
    };
    decrypt(new XMLSerializer().serializeToString(assertion), options, (error, xml) =>
      error ? reject(error) : resolve(xml),
    );
  });
}

/** @throws SignInFailed when the provider says that nobody was signed in; who says so does not matter */
function requireSuccess(response: Element): void {
  const status = child(response, NS.protocol, 'Status');
  const code = status && child(status, NS.protocol, 'StatusCode');
  if (!code) throw new RefusedXml('no status');
  if (attribute(code, 'Value') === `${STATUS}Success`) return;
  const more = child(code, NS.protocol, 'StatusCode');
  const detail = (more && attribute(more, 'Value')) ?? '';
  const isDeclined = [`${STATUS}AuthnFailed`, `${STATUS}RequestDenied`].includes(detail);
  throw new SignInFailed(isDeclined ? 'declined' : 'provider-error');
}

function requireForUs(response: Element, { issuer }: SamlProvider, ours: OurAddresses): void {
  const destination = attribute(response, 'Destination');
  const said = children(response, NS.assertion, 'Issuer').map(textOf);
  if ((destination ?? '') !== '' && destination !== ours.assertionAddress)
    throw new SignInFailed('wrong-issuer');
  if (said.some((one) => one !== issuer)) throw new SignInFailed('wrong-issuer');
}

/** @param assertion exactly what was signed */
function readAssertion(
  assertion: Element,
  provider: SamlProvider,
  ours: OurAddresses,
  now: Date,
): SamlAnswer {
  const id = attribute(assertion, 'ID');
  const conditions = child(assertion, NS.assertion, 'Conditions');
  const subject = child(assertion, NS.assertion, 'Subject');
  const statements = children(assertion, NS.assertion, 'AuthnStatement');
  if (
    !isNamed(assertion, NS.assertion, 'Assertion') ||
    !id ||
    !conditions ||
    !subject ||
    statements.length === 0
  )
    throw new SignInFailed('not-valid');
  if (textOf(child(assertion, NS.assertion, 'Issuer')) !== provider.issuer)
    throw new SignInFailed('wrong-issuer');
  const audiences = children(conditions, NS.assertion, 'AudienceRestriction').map((restriction) =>
    children(restriction, NS.assertion, 'Audience').map(textOf),
  );
  if (audiences.length === 0 || !audiences.every((named) => named.includes(ours.entityId)))
    throw new SignInFailed('wrong-issuer');
  requireInTime(conditions, now);
  for (const statement of statements) requireBefore(attribute(statement, 'SessionNotOnOrAfter'), now);
  const confirmed = confirmation(subject, ours, now);
  const sessionIndex = statements
    .map((one) => attribute(one, 'SessionIndex'))
    .find((index) => index !== undefined);
  return {
    claims: { ...claimsOf(assertion, subject, provider.issuer), ...proofOf(statements) },
    assertionId: id,
    until: confirmed.until,
    inResponseTo: confirmed.inResponseTo,
    sessionIndex: sessionIndex ?? null,
  };
}

/** Who brings the assertion is whom it is about: sent to us, in time. */
function confirmation(subject: Element, { assertionAddress }: OurAddresses, now: Date) {
  const [bearer, another] = children(subject, NS.assertion, 'SubjectConfirmation').filter(
    (one) => attribute(one, 'Method') === BEARER,
  );
  const data = bearer && child(bearer, NS.assertion, 'SubjectConfirmationData');
  const ends = Date.parse((data && attribute(data, 'NotOnOrAfter')) ?? '');
  if (!data || another || Number.isNaN(ends)) throw new SignInFailed('not-valid');
  if (attribute(data, 'Recipient') !== assertionAddress) throw new SignInFailed('wrong-issuer');
  requireInTime(data, now);
  return {
    until: new Date(ends + 2 * CLOCK_TOLERANCE_SECONDS * 1000),
    inResponseTo: attribute(data, 'InResponseTo') ?? null,
  };
}

function requireInTime(of: Element, now: Date): void {
  const begins = attribute(of, 'NotBefore');
  if (begins !== undefined && !(Date.parse(begins) <= now.getTime() + CLOCK_TOLERANCE_SECONDS * 1000))
    throw new SignInFailed('clock');
  requireBefore(attribute(of, 'NotOnOrAfter'), now);
}

function requireBefore(end: string | undefined, now: Date): void {
  if (end !== undefined && !(Date.parse(end) > now.getTime() - CLOCK_TOLERANCE_SECONDS * 1000))
    throw new SignInFailed('clock');
}

/** What SAML has in place of `acr`, `amr` and `auth_time`. Attributes of these names, which people may edit at their provider, do not count. */
function proofOf(statements: readonly Element[]): Pick<Claims, 'acr' | 'amr' | 'auth_time'> {
  const [acr] = statements
    .flatMap((one) => children(one, NS.assertion, 'AuthnContext'))
    .flatMap((context) => children(context, NS.assertion, 'AuthnContextClassRef'))
    .map(textOf);
  const instants = statements.map((one) => Date.parse(attribute(one, 'AuthnInstant') ?? '') / 1000);
  return { acr, amr: undefined, auth_time: Math.min(...instants) };
}

function claimsOf(assertion: Element, subject: Element, issuer: string): Claims {
  const name = child(subject, NS.assertion, 'NameID');
  const format = (name && attribute(name, 'Format')) ?? '';
  const sub = textOf(name);
  // Another name at each sign-in is nobody's.
  if (sub === undefined || sub === '' || format === `${NAME_FORMAT}transient`)
    throw new SignInFailed('no-lasting-name');
  const attributes = namedValues(
    children(assertion, NS.assertion, 'AttributeStatement')
      .flatMap((statement) => children(statement, NS.assertion, 'Attribute'))
      .map((one) => [
        attribute(one, 'Name') ?? '',
        children(one, NS.assertion, 'AttributeValue').flatMap((value) => textOf(value) ?? []),
      ]),
  );
  const named = Object.entries(attributes).find(
    ([key, value]) => ADDRESS_ATTRIBUTES.includes(key) && typeof value === 'string',
  );
  const email = named?.[1] ?? (format === ADDRESS_FORMAT ? sub : undefined);
  return {
    ...attributes,
    iss: issuer,
    sub,
    // SAML says nothing of it: an administrator allows it for the domains of the organization.
    ...(email === undefined ? {} : { email, email_verified: true }),
  };
}
