import { sealingId } from '@annals/contracts/features/audit/ids';
import type { SealEvent } from '@annals/contracts/features/audit/seal-events';
import { tamperingSentence } from '@annals/contracts/features/audit/seal-views';
import type { EventLog } from '@annals/event-store/event-log';
import type { CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import type { Finding } from '@annals/event-store/sealing/finding';
import { MalformedNote, parseNote, signersOf } from '@annals/event-store/sealing/signed-note';
import { z } from 'zod';
import { derivedId } from '../commands/derived-id';
import { DomainError } from '../commands/domain-error';
import type { SealMemory } from './seal-memory';

/** There is one stream of stops for each installation. */
export const SEALING_ID = sealingId.parse(derivedId('sealing'));
const STREAM = `sealing-${SEALING_ID}`;
const TITLE = 'annals sealing resumed';

/** Since when nothing is sealed, and why. */
export interface SealingStop {
  readonly since: string;
  readonly finding: string;
}

/** Nothing is sealed until an operator has decided what comes of what was found. */
export class SealingIsStopped extends DomainError {
  readonly code = 'audit.sealing-is-stopped';
  constructor({ since, finding }: SealingStop) {
    super(
      `Sealing is stopped since ${since}. ${finding} ` +
        'Compare the log with the checkpoints that were published, then: annals audit resume --reason "…".',
    );
  }
}

/** Sealing cannot be resumed: the log does not lead to checkpoints that were signed, and nobody has given them up. */
export class LogDoesNotFit extends DomainError {
  readonly code = 'audit.log-does-not-fit';
  constructor(broken: Finding | undefined, breaks: readonly string[]) {
    const where = broken
      ? tamperingSentence({
          kind: broken.kind,
          position: String(broken.position),
          until: broken.until === undefined ? null : String(broken.until),
          other: null,
        })
      : 'The log ends before events that were signed.';
    super(
      `${where} ${breaks.length === 1 ? 'One signed checkpoint does' : `${String(breaks.length)} signed checkpoints do`} not fit. ` +
        'Restore the log. When it cannot be restored, keep these checkpoints as evidence and resume with --accept-break.',
    );
  }
}

/** The order to go on, as it is signed. @param accepted breaks, as `breakName` gives them */
export function resumeText(origin: string, reason: string, accepted: readonly string[], at: string): string {
  return `${TITLE}\n${origin}\n${JSON.stringify({ reason, accepted, at })}\n`;
}

const order = z.object({ accepted: z.array(z.string()) });

/** What the log says of stops. */
export interface RecordedStops {
  /** The stop that lasts; undefined while sealing goes on. */
  readonly stopped: SealingStop | undefined;
  /** Breaks that operators have accepted, under the signature of the log. */
  readonly accepted: ReadonlySet<string>;
}

/**
 * Reads the stops of the log. An order to resume counts only when a key that the signer holds has signed it: the owner of the database, or of a
 * retired key, may have written others.
 */
export async function recordedStops(
  log: Pick<EventLog, 'readStream'>,
  signer: Pick<CheckpointSigner, 'keys'>,
): Promise<RecordedStops> {
  const events = (await log.readStream(STREAM)) as readonly SealEvent[];
  const accepted = new Set<string>();
  let stopped: SealingStop | undefined;
  for (const { type, data, metadata } of events) {
    if (type === 'SealingStopped') stopped ??= { since: metadata.occurredAt, finding: data.finding };
    if (type !== 'SealingResumed') continue;
    const breaks = await signedBreaks(data.note, signer);
    if (!breaks) continue;
    stopped = undefined;
    for (const one of breaks) accepted.add(one);
  }
  return { stopped, accepted };
}

/** Since when nothing is sealed, and why; undefined while sealing goes on. */
export async function sealingStop(
  log: Pick<EventLog, 'readStream'>,
  { signer, memory }: { readonly signer: CheckpointSigner; readonly memory: SealMemory },
): Promise<SealingStop | undefined> {
  return memory.read().stopped ?? (await recordedStops(log, signer)).stopped;
}

async function signedBreaks(
  text: string,
  signer: Pick<CheckpointSigner, 'keys'>,
): Promise<readonly string[] | undefined> {
  try {
    const note = parseNote(text);
    const [title, origin = '', json = ''] = note.text.split('\n');
    if (title !== TITLE) return undefined;
    const { current, previous } = await signer.keys(origin);
    if (signersOf(note, [current, ...(previous ? [previous] : [])]).length === 0) return undefined;
    return order.parse(JSON.parse(json)).accepted;
  } catch (error) {
    const isMalformed = [MalformedNote, SyntaxError, RangeError, z.ZodError].some(
      (kind) => error instanceof kind,
    );
    if (isMalformed) return undefined;
    throw error;
  }
}
