import { X509Certificate } from 'node:crypto';
import {
  CERTIFICATE_WARNING_DAYS,
  type CertificateState,
} from '@annals/contracts/features/identity-providers/constants';
import type { CertificateView } from '@annals/contracts/features/identity-providers/views';

const DAY_MS = 86_400_000;
/** Shorter RSA keys are no proof of anything today. */
const FEWEST_BITS = 2048;

/**
 * Reads the base64 of a certificate.
 * @returns undefined when it is none, or its key cannot sign as we accept it
 */
export function certificateOf(base64: string): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
    return type === 'rsa' && (details?.modulusLength ?? 0) >= FEWEST_BITS ? certificate : undefined;
  } catch {
    return undefined;
  }
}

/** A certificate as administrators see it; one that cannot be read has ended. */
export function certificateView(base64: string, now: Date): CertificateView {
  const certificate = certificateOf(base64);
  return {
    subject: certificate?.subject.replaceAll('\n', ', ') ?? '',
    fingerprint: fingerprintOf(base64),
    endsAt: new Date(certificate?.validTo ?? 0).toISOString(),
    state: stateOfCertificate(base64, now),
  };
}

/** SHA-256 of a certificate, as OpenSSL and the providers write it. */
export function fingerprintOf(base64: string): string {
  return certificateOf(base64)?.fingerprint256 ?? '';
}

export function stateOfCertificate(base64: string, now: Date): CertificateState {
  const certificate = certificateOf(base64);
  const ends = Date.parse(certificate?.validTo ?? '');
  if (!certificate || Number.isNaN(ends) || ends <= now.getTime()) return 'ended';
  if (Date.parse(certificate.validFrom) > now.getTime()) return 'not yet';
  return ends - now.getTime() <= CERTIFICATE_WARNING_DAYS * DAY_MS ? 'ends soon' : 'valid';
}
