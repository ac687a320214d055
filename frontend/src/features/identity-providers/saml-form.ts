import { samlProvider } from '@annals/contracts/features/identity-providers/commands';
import { z } from 'zod';
import { typedDomains } from './provider-form';

/** A SAML provider as it is typed, or read from its metadata. */
export const samlForm = z
  .object({
    name: z.string(),
    /** Read into the other fields, and not sent. */
    metadata: z.string(),
    issuer: z.string(),
    signInAddress: z.string(),
    certificates: z.string(),
    metadataAddress: z.string(),
    acceptsUnsolicited: z.boolean(),
    linksByAddress: z.boolean(),
    domains: typedDomains,
  })
  .transform(({ metadata: _, certificates, metadataAddress, ...typed }) => ({
    ...typed,
    certificates: certificatesIn(certificates),
    metadataAddress: metadataAddress === '' ? null : metadataAddress,
  }))
  .pipe(samlProvider);
export type SamlFormValues = z.input<typeof samlForm>;

/** The base64 of each certificate: between the lines of PEM, or between empty lines. */
export function certificatesIn(typed: string): string[] {
  return typed
    .split(/-----(?:BEGIN|END) [A-Z ]+-----|\r?\n[ \t]*\r?\n/)
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((base64) => base64 !== '');
}

/** Certificates as the form shows them: in lines, with an empty one between them. */
export function certificatesShown(certificates: readonly string[]): string {
  return certificates.map((base64) => base64.replaceAll(/.{64}/g, '$&\n').trim()).join('\n\n');
}
