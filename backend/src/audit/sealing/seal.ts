import { randomBytes } from 'node:crypto';
import { logAlarmId, sealId, type LogAlarmId } from '@annals/contracts/kernel/ids';
import type { EventLog } from '@annals/event-store/event-log';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type { Finding } from '@annals/event-store/sealing/finding';
import { LogVerifier, type VerifierOptions } from '@annals/event-store/sealing/log-verifier';
import type { KeptCheckpoint, SealState, SealStore } from '@annals/event-store/sealing/seal-store';
import { Sealer } from '@annals/event-store/sealing/sealer';
import {
  parseNote,
  signerKey,
  signersOf,
  signNote,
  verifierKey,
  type SignerKey,
  type VerifierKey,
} from '@annals/event-store/sealing/signed-note';
import { WrongConfiguration } from '../../configuration';
import { derivedId } from '../../kernel/derived-id';
import type { Dispatch } from '../../kernel/dispatch';
import { logAlarm, seal, sealKey } from './deciders';
import type { SealSecrets } from './seal-keys';

const ACTOR = { id: 'system:seal', role: 'system' } as const;

/** A verification names so many things at most; whoever repairs the first ones verifies again. */
const MOST_ALARMS = 100;

export interface SealOptions {
  readonly secrets: SealSecrets;
  /** The name the log gets when it is sealed for the first time; undefined: one is made up. */
  readonly origin: string | undefined;
  readonly clock: () => Date;
}

/** Sealing as the product does it: through events. */
export class Seal {
  readonly #sealer: Sealer;

  constructor(
    private readonly log: EventLog,
    private readonly dispatch: Dispatch,
    readonly store: SealStore,
    private readonly options: SealOptions,
  ) {
    this.#sealer = new Sealer(log, store, {
      origin: options.origin ?? `localhost/annals-${randomBytes(4).toString('hex')}`,
      isNews: ({ type }) => type !== 'LogSealed',
    });
  }

  /**
   * Seals what is new and records it. Safe to run by several processes at once and to be killed anywhere: what was signed and not recorded is
   * recorded the next time.
   * @returns the new checkpoint; undefined when nothing was new
   * @throws WrongConfiguration when the key is not the log's and the old one is not there to sign the change
   */
  async seal(signal?: AbortSignal): Promise<KeptCheckpoint | undefined> {
    // First the tree, which gives the log its name, then the key of that name.
    const { origin } = await this.#sealer.catchUp(signal);
    const key = await this.adoptKey(origin);
    const checkpoint = await this.#sealer.seal(key, this.options.clock().toISOString(), signal);
    await this.#recordSeals();
    return checkpoint;
  }

  /** Signs a text with the key of the log, as a note. @throws WrongConfiguration when the key is not the log's */
  async sign(text: string): Promise<string> {
    const { origin } = await this.#sealer.catchUp();
    return signNote(text, [await this.adoptKey(origin)]);
  }

  /** Brings the tree up to the head of the log without sealing. */
  catchUp(signal?: AbortSignal, onProgress?: (leaves: number) => void): Promise<SealState> {
    return this.#sealer.catchUp(signal, onProgress);
  }

  /**
   * The keys that checkpoints of this log may be signed with: the one this process holds, and those before it that each later one names
   * under its own signature. What else stands in the table of keys is not believed: whoever altered the log could have put it there.
   */
  async trustedKeys(): Promise<VerifierKey[]> {
    const state = await this.store.knownState();
    if (!state) return [];
    const { current, previous } = this.options.secrets;
    const held = [current, ...(previous ? [previous] : [])].map((seed) => signerKey(state.origin, seed));
    const trusted = new Map<string, VerifierKey>(held.map((key) => [key.text, key]));
    for (const { key, change } of (await this.store.keys()).toReversed()) {
      const successor = trusted.get(key);
      if (!successor || change === null) continue;
      const note = parseNote(change);
      const predecessor = note.text.split('\n')[2];
      if (predecessor && signersOf(note, [successor]).length > 0)
        trusted.set(predecessor, verifierKey(predecessor));
    }
    return [...trusted.values()];
  }

  /** Compares the log with its seal. */
  async verifier(options: Pick<VerifierOptions, 'published' | 'place'> = {}): Promise<LogVerifier> {
    return new LogVerifier(this.log, this.store, { keys: await this.trustedKeys(), ...options });
  }

  /** Whether there is no alarm for one of these yet. */
  async isUnknown(findings: readonly Finding[]): Promise<boolean> {
    for (const finding of findings.slice(0, MOST_ALARMS))
      if ((await this.log.readStream(`${logAlarm.category}-${alarmIdOf(finding)}`)).length === 0) return true;
    return false;
  }

  /** Makes an event of each thing that was found; of the same thing only one, however often it is found. */
  async raise(findings: readonly Finding[]): Promise<void> {
    for (const finding of findings.slice(0, MOST_ALARMS)) {
      const { kind, position, until, other } = finding;
      const id = alarmIdOf(finding);
      await this.dispatch(
        logAlarm,
        id,
        {
          type: 'RaiseAlarm',
          alarmId: id,
          kind,
          position: String(position),
          until: until === undefined ? null : String(until),
          other: other === undefined ? null : String(other),
        },
        { actor: ACTOR, commandId: derivedId('raise', id) },
      );
    }
  }

  /**
   * The key to sign with. The first key of a log is noted; a changed one is taken on when the one before signs the change.
   * @throws WrongConfiguration when it is not there
   */
  async adoptKey(origin: string): Promise<SignerKey> {
    const { secrets } = this.options;
    const key = signerKey(origin, secrets.current);
    const kept = await this.store.keys();
    const latest = kept.at(-1);
    if (latest?.key === key.text) return key;
    if (latest === undefined) {
      await this.store.addKey({ key: key.text, change: null }, 0);
      return key;
    }
    const previous = secrets.previous && signerKey(origin, secrets.previous);
    const isSignedByOldKey = previous?.text === latest.key;
    if (!isSignedByOldKey && !secrets.isPreviousLost)
      throw new WrongConfiguration(
        'ANNALS_SEAL_KEY is not the key the log was sealed with so far. Put the old one into ANNALS_SEAL_KEY_PREVIOUS, so that it signs ' +
          'the change; or the word lost, if it is lost: the change is then recorded as not signed by it.',
      );
    const text = `annals key change\n${origin}\n${latest.key}\n${key.text}\n`;
    const note = signNote(text, isSignedByOldKey && previous ? [previous, key] : [key]);
    const id = sealId.parse(derivedId('seal-key', key.text));
    await this.dispatch(
      sealKey,
      id,
      { type: 'RecordKeyChange', sealId: id, oldKey: latest.key, newKey: key.text, note, isSignedByOldKey },
      { actor: ACTOR, commandId: derivedId('seal-key-change', id) },
    );
    await this.store.addKey({ key: key.text, change: note }, kept.length);
    return key;
  }

  async #recordSeals(): Promise<void> {
    for (const { note, position } of await this.store.unrecorded()) {
      const { origin, size, root, signed } = parseCheckpoint(note);
      const id = sealId.parse(derivedId('seal', origin, String(size)));
      await this.dispatch(
        seal,
        id,
        {
          type: 'RecordSeal',
          sealId: id,
          origin,
          size,
          root: root.toString('base64'),
          position: String(position),
          keyId: signed.signatures[0]?.keyId ?? '',
          note,
        },
        { actor: ACTOR, commandId: derivedId('record-seal', id) },
      );
      await this.store.markRecorded(size);
    }
  }
}

/** The same finding has the same id, so that it raises one alarm. */
function alarmIdOf({ kind, position, until, other }: Finding): LogAlarmId {
  return logAlarmId.parse(derivedId('log-alarm', kind, ...[position, until, other].map(String)));
}
