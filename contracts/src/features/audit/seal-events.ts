import { z } from 'zod';
import { event, type EventOf, type NewEventOf } from '../../kernel/event';
import { logAlarmId, sealId, sealingId } from './ids';
import { position } from '../../kernel/ids';

/** What can be wrong with the log, told apart for the people who have to find out how it came about. */
export const TAMPERING_KINDS = [
  'altered',
  'missing',
  'swapped',
  'added',
  'cut',
  'seal-altered',
  'foreign-checkpoint',
  'set-back',
  'rewritten',
  'checkpoint-altered',
  'keys-altered',
] as const;
export type TamperingKind = (typeof TAMPERING_KINDS)[number];

/** The log was sealed: a signed checkpoint says how long it was and what it held. `note` is the whole checkpoint. */
export const LogSealed = event('LogSealed', 1, {
  category: 'seal',
  description: 'A signed checkpoint was taken over the whole log.',
  data: {
    sealId,
    origin: z.string(),
    size: z.number().int().positive(),
    root: z.string(),
    /** The position of the last event it covers. */
    position,
    keyId: z.string(),
    note: z.string(),
  },
});

/** The log is sealed with another key from here on. `note` says so, signed with the new key and, unless it was lost, with the old one. */
export const SealKeyChanged = event('SealKeyChanged', 1, {
  category: 'sealKey',
  description: 'The key that the log is sealed with was changed.',
  data: { sealId, oldKey: z.string(), newKey: z.string(), note: z.string(), isSignedByOldKey: z.boolean() },
});

/** The log is not what was sealed. */
export const LogTamperingFound = event('LogTamperingFound', 2, {
  category: 'logAlarm',
  description: 'A verification found that the log is not what was sealed.',
  data: {
    alarmId: logAlarmId,
    kind: z.enum(TAMPERING_KINDS),
    position,
    /** The last position concerned, when it is a range. */
    until: position.nullable(),
    /** Where the event found at this position was sealed, when they changed places. */
    other: position.nullable(),
  },
  // The first version knew fewer kinds; what it holds reads the same.
  upcasters: { 1: (data) => data },
});

/** Somebody has looked at an alarm and says what comes of it. It stays for good, and is quiet from then on. */
export const LogAlarmAcknowledged = event('LogAlarmAcknowledged', 1, {
  category: 'logAlarm',
  description: 'An administrator acknowledged an alarm of the log, and said what comes of it.',
  data: {
    alarmId: logAlarmId,
    /** In words that name nobody: they stay in the log for ever, outside of everybody's key. */
    reason: z.string(),
  },
});

/** Nothing is sealed from here on: the tree does not fit what was signed before. */
export const SealingStopped = event('SealingStopped', 1, {
  category: 'sealing',
  description:
    'Sealing stopped, because the log or its tree does not fit a checkpoint that was signed before.',
  data: {
    sealingId,
    /** What was found, in a sentence that names nobody. */
    finding: z.string(),
  },
});

/** Sealing goes on, by the order of an operator. `note` repeats it, signed with the key of the log: only such an order is believed. */
export const SealingResumed = event('SealingResumed', 1, {
  category: 'sealing',
  description: 'An operator resumed sealing and gave the reason.',
  data: {
    sealingId,
    /** In words that name nobody: they stay in the log for good, outside of everybody's key. */
    reason: z.string(),
    /** Checkpoints, as size and root, that the log does not fit and that nobody asks it to fit any more. */
    accepted: z.array(z.string()),
    note: z.string(),
  },
});

export const sealEvents = [
  LogSealed,
  SealKeyChanged,
  LogTamperingFound,
  LogAlarmAcknowledged,
  SealingStopped,
  SealingResumed,
] as const;
export type SealEvent = EventOf<(typeof sealEvents)[number]>;
export type NewSealEvent = NewEventOf<(typeof sealEvents)[number]>;
