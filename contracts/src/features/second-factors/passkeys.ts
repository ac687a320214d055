import { z } from 'zod';
import { msg } from '../../kernel/text';

/** Bytes as WebAuthn writes them; none of them is as long as this. */
const bytes = z.string().regex(/^[\w-]{1,20000}$/);
const type = z.literal('public-key');
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/** How a browser gets to a passkey; later browsers may know more ways. */
const transports = z.array(z.string().max(20)).max(10).optional();

const usual = {
  id: bytes,
  rawId: bytes,
  type,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};

/** What a browser answers when a passkey was made (`RegistrationResponseJSON`). */
export const madePasskey = z.strictObject({
  ...usual,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    transports,
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes.optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** What a browser answers when a passkey was used (`AuthenticationResponseJSON`). */
export const usedPasskey = z.strictObject({
  ...usual,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const descriptors = z.array(
  z.object({ id: z.string(), type, transports: z.array(z.enum(TRANSPORTS)).optional() }),
);

/** What a browser is asked to make a passkey with (`PublicKeyCredentialCreationOptionsJSON`). */
export const makingOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What a browser is asked to use a passkey with (`PublicKeyCredentialRequestOptionsJSON`). Without a list, the person chooses one of this site. */
export const usingOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: descriptors.optional(),
});

/** A passkey as its person sees it. */
export const ownPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Whether it is backed up by its maker, and on several devices. */
  isSynced: z.boolean(),
  /** The host it was made for, when that is not the one of this page. */
  onlyAt: z.string().nullable(),
});
export type OwnPasskey = z.infer<typeof ownPasskey>;

const NAME = msg('Please name it, such as “Office laptop”');

/** What a passkey is called by its person. */
export const passkeyName = z.strictObject({
  name: z.string(NAME).trim().min(1, NAME).max(60, msg('Please stay below 60 characters')),
});
