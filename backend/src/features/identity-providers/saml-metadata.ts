import {
  isProviderAddress,
  LONGEST_METADATA,
  MOST_CERTIFICATES,
} from '@annals/contracts/features/identity-providers/constants';
import { t } from '@annals/contracts/kernel/text';
import { certificateOf } from './certificates';
import { UnreadableMetadata } from './errors';
import { whyOf } from './network';
import { SECONDS_AT_MOST } from './protocol';
import {
  attribute,
  child,
  children,
  everywhere,
  isNamed,
  METADATA,
  NS,
  parsedXml,
  textOf,
} from '../../platform/kernel/xml';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** What the metadata of a provider say, as far as a sign-in needs it. */
export interface ProviderMetadata {
  readonly issuer: string;
  readonly signInAddress: string;
  readonly certificates: string[];
}

/**
 * Reads the metadata of a provider. A signature of theirs counts for nothing: an administrator looks at what was read.
 * @throws UnreadableMetadata with what is wrong, in words
 */
export function readMetadata(text: string, now: Date): ProviderMetadata {
  const provider = descriptorIn(text);
  const issuer = attribute(provider, 'entityID')?.trim();
  const [role, another] = children(provider, NS.metadata, 'IDPSSODescriptor');
  if (issuer === undefined || issuer === '' || !role || another)
    throw new UnreadableMetadata(
      t(
        'These are not the metadata of one SAML identity provider. Those of an application are something else.',
      ),
    );
  const until = attribute(provider, 'validUntil') ?? attribute(role, 'validUntil');
  if (until !== undefined && !(Date.parse(until) > now.getTime()))
    throw new UnreadableMetadata(t('These metadata have run out. Fetch new ones from the provider.'));
  const signInAddress = children(role, NS.metadata, 'SingleSignOnService')
    .filter((service) => attribute(service, 'Binding') === REDIRECT)
    .map((service) => attribute(service, 'Location')?.trim() ?? '')
    .find(isProviderAddress);
  if (signInAddress === undefined)
    throw new UnreadableMetadata(
      t(
        'These metadata name no address with https at which people sign in (SingleSignOnService, HTTP-Redirect).',
      ),
    );
  return { issuer, signInAddress, certificates: signingCertificates(role) };
}

function descriptorIn(text: string): Element {
  let root: Element;
  try {
    root = parsedXml(text, METADATA);
  } catch (error) {
    throw new UnreadableMetadata(t('This is not XML that can be read as SAML metadata.'), { cause: error });
  }
  if (isNamed(root, NS.metadata, 'EntityDescriptor')) return root;
  const [only, another] = children(root, NS.metadata, 'EntityDescriptor');
  if (!only || another || !isNamed(root, NS.metadata, 'EntitiesDescriptor'))
    throw new UnreadableMetadata(
      t(
        'These are not the metadata of one SAML identity provider. Those of an application are something else.',
      ),
    );
  return only;
}

function signingCertificates(role: Element): string[] {
  const found = children(role, NS.metadata, 'KeyDescriptor')
    .filter((key) => attribute(key, 'use') !== 'encryption')
    .flatMap((key) => {
      const info = child(key, NS.signature, 'KeyInfo');
      return info ? everywhere(info, 'X509Certificate', NS.signature) : [];
    })
    .map((element) => (textOf(element) ?? '').replaceAll(/\s/g, ''));
  const usable = [...new Set(found)].filter((base64) => certificateOf(base64) !== undefined);
  if (usable.length === 0)
    throw new UnreadableMetadata(
      t(
        'These metadata have no certificate to sign with that can be used: one with an RSA key of 2048 bits or more.',
      ),
    );
  return usable.slice(0, MOST_CERTIFICATES);
}

/** What was answered at the address of metadata. */
export interface FetchedMetadata {
  readonly text: string;
  readonly date: string | null;
}

/**
 * Asks for metadata at the address that an administrator entered, and nowhere that it leads to.
 * @throws UnreadableMetadata with what is wrong, in words
 */
export async function fetchMetadata(address: string): Promise<FetchedMetadata> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_AT_MOST * 1000),
    });
    if (response.status !== 200)
      throw new UnreadableMetadata(
        t('The provider answers {address} with the status {status}.', {
          address,
          status: String(response.status),
        }),
      );
    return { text: await shortTextOf(response), date: response.headers.get('date') };
  } catch (error) {
    if (error instanceof UnreadableMetadata) throw error;
    throw new UnreadableMetadata(
      t('The provider cannot be reached at {address}: {because}.', { address, because: whyOf(error) }),
      { cause: error },
    );
  }
}

async function shortTextOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_METADATA)
      throw new UnreadableMetadata(t('This is longer than the metadata of one provider'));
  }
  return text + decoder.decode();
}
