import { z } from 'zod';
import { logAlarmId, sealId } from './ids';
import { TAMPERING_KINDS, type TamperingKind } from './seal-events';
import { t } from '../../kernel/text';

/** A checkpoint of the log. */
export const logSealRow = z.object({
  id: sealId,
  size: z.number(),
  root: z.string(),
  /** The position of the last event it covers. */
  position: z.string(),
  keyId: z.string(),
  /** The signed note, as it was published. */
  note: z.string(),
  sealedAt: z.iso.datetime(),
});
export type LogSealRow = z.infer<typeof logSealRow>;

/** Something that a verification found wrong with the log. */
export const logAlarmRow = z.object({
  id: logAlarmId,
  kind: z.enum(TAMPERING_KINDS),
  position: z.string(),
  until: z.string().nullable(),
  other: z.string().nullable(),
  foundAt: z.iso.datetime(),
  /** Who has taken note of it, when and why; null while nobody has. */
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});
export type LogAlarmRow = z.infer<typeof logAlarmRow>;

export const logAlarmView = logAlarmRow.extend({
  /** What was found, in a sentence with the position. */
  sentence: z.string(),
  /** The name of the person who has taken note of it. */
  acknowledgedByName: z.string().nullable(),
});
export type LogAlarmView = z.infer<typeof logAlarmView>;

/** A place outside the database that checkpoints are brought to. */
export const sealPlace = z.object({
  name: z.string(),
  /** Leaves covered by the newest checkpoint it has; 0 when it has none. */
  size: z.number(),
  reachedAt: z.string().nullable(),
  /** Why the last try failed; null when it did not. */
  error: z.string().nullable(),
  retryAt: z.string().nullable(),
});
export type SealPlace = z.infer<typeof sealPlace>;

/** Somebody outside who cosigns checkpoints. */
export const sealWitness = z.object({
  name: z.string(),
  /** The public key, as auditors give it to the verifier. */
  key: z.string(),
  /** Leaves covered by the newest checkpoint that it has cosigned; 0 when there is none. */
  size: z.number(),
  /** When it did, by its own clock. */
  cosignedAt: z.string().nullable(),
  /** Why the last request failed; null when it did not. */
  error: z.string().nullable(),
  retryAt: z.string().nullable(),
});
export type SealWitness = z.infer<typeof sealWitness>;

/** The state of the seal. */
export const sealStatus = z.object({
  /** The name of the log; empty before it was sealed for the first time. */
  origin: z.string(),
  /** Events in the Merkle tree, and events in the log that are not yet in it. */
  size: z.number(),
  position: z.string(),
  unsealed: z.string(),
  newest: logSealRow
    .pick({ size: true, root: true, position: true, keyId: true, note: true, sealedAt: true })
    .nullable(),
  /** The public keys, oldest first; the last is in use. */
  keys: z.array(z.string()),
  verification: z.object({
    /** How far the round under way has come, in events. */
    verified: z.number(),
    begunAt: z.string().nullable(),
    /** When the last whole round ended. */
    finishedAt: z.string().nullable(),
  }),
  places: z.array(sealPlace),
  witnesses: z.array(sealWitness),
  /** Since when nothing is sealed, and why; null while sealing goes on. */
  stopped: z.object({ since: z.string(), finding: z.string() }).nullable(),
  /** Whether no checkpoint is kept anywhere outside this installation: it is published nowhere else. */
  isAlone: z.boolean(),
  /** All that were ever raised, and those that nobody has taken note of. */
  alarms: z.number(),
  openAlarms: z.number(),
});
export type SealStatus = z.infer<typeof sealStatus>;

/** The proof that an event is in the log, against the newest checkpoint. Hashes in base64. */
export const inclusionProof = z.object({
  position: z.string(),
  status: z.enum([
    /** In the tree, and what is stored is what was sealed. */
    'proved',
    /** Not sealed yet; it will be within a minute. */
    'waiting',
    /** What is stored is not what was sealed. */
    'broken',
  ]),
  canonical: z.string(),
  fingerprint: z.string(),
  leaf: z.string(),
  index: z.number().nullable(),
  path: z.array(z.string()),
  /** The checkpoint the path leads to. */
  checkpoint: z.string().nullable(),
});
export type InclusionProof = z.infer<typeof inclusionProof>;

const SENTENCES: Readonly<Record<TamperingKind, (at: string, until: string, other: string) => string>> = {
  altered: (at) => t('The event at position {at} is not the one that was sealed.', { at }),
  missing: (at) => t('The event at position {at} is missing.', { at }),
  swapped: (at, _, other) =>
    t('The event at position {at} is the one that was sealed at position {other}.', { at, other }),
  added: (at) =>
    t('There is an event at position {at} that was never sealed, between events that were.', { at }),
  cut: (at, until) =>
    t(
      'The log was cut: it was sealed up to position {until}, and the events from position {at} on are gone.',
      { until, at },
    ),
  'seal-altered': (at, until) =>
    t('Between positions {at} and {until} the sealed hashes do not fit the signed checkpoints.', {
      at,
      until,
    }),
  'foreign-checkpoint': (at) =>
    t('The checkpoint up to position {at} is not signed with a key of this log.', { at }),
  'set-back': (at, until) =>
    t(
      'The seal was set back or begun again: a checkpoint over {until} events was signed, and the seal does not cover the events from position {at} on.',
      { until, at },
    ),
  rewritten: (at, until) =>
    t(
      'The events from position {at} to {until} do not lead to a checkpoint that was signed over them: the log was rewritten.',
      { at, until },
    ),
  'checkpoint-altered': (at) =>
    t('What is stored of the checkpoint up to position {at} is not what its signed text says.', { at }),
  'keys-altered': (at) =>
    t(
      'The stored keys of the seal do not hand over to the key in use; who signed the checkpoints from position {at} on cannot be told.',
      { at },
    ),
};

/** What was found, in a sentence with the exact position. */
export function tamperingSentence(
  finding: Pick<LogAlarmRow, 'kind' | 'position' | 'until' | 'other'>,
): string {
  return SENTENCES[finding.kind](finding.position, finding.until ?? finding.position, finding.other ?? '');
}
