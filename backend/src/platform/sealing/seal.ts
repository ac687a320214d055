import { randomBytes } from 'node:crypto';
import { logAlarmId, sealId, type LogAlarmId } from '@annals/contracts/features/audit/ids';
import type { EventLog } from '@annals/event-store/event-log';
import { anchorOf, breakName, CHECKPOINT_EVENT } from '@annals/event-store/sealing/anchor';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type { PublishedNote } from '@annals/event-store/sealing/checkpoint-check';
import type { CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { EventComparison } from '@annals/event-store/sealing/compare-events';
import type { Finding } from '@annals/event-store/sealing/finding';
import { LogVerifier, type VerifierOptions } from '@annals/event-store/sealing/log-verifier';
import { replay } from '@annals/event-store/sealing/replayed-tree';
import { SealInconsistent, type KnownAnchors } from '@annals/event-store/sealing/seal-guard';
import type { KeptCheckpoint, SealState, SealStore } from '@annals/event-store/sealing/seal-store';
import { Sealer } from '@annals/event-store/sealing/sealer';
import { derivedId } from '../commands/derived-id';
import type { Dispatch } from '../commands/dispatch';
import { AnchorCollection, type PublishedAnchors } from './anchors';
import { logAlarm, seal, sealing } from './deciders';
import type { KeyChain } from './key-chain';
import type { SealMemory } from './seal-memory';
import { SealKeys } from './seal-key-adoption';
import {
  LogDoesNotFit,
  recordedStops,
  resumeText,
  SEALING_ID,
  SealingIsStopped,
  sealingStop,
  type SealingStop,
} from './stop';
import type { WitnessSettings } from './witnesses/ask';
import { inconsistent, refusalsOf, witnessBreak } from './witnesses/collect';

const ACTOR = { id: 'system:seal', role: 'system' } as const;
const OPERATOR = { id: 'system:operator', role: 'system' } as const;

/** A verification names so many things at most; after a repair of the first ones, verify again. */
const MOST_ALARMS = 100;

export interface SealOptions {
  readonly signer: CheckpointSigner;
  /** Whether the operator says that the key before is lost: the change is then recorded as not signed by it. */
  readonly isPreviousLost: boolean;
  /** The name the log gets when it is sealed for the first time; undefined: one is made up. */
  readonly origin: string | undefined;
  /** What is remembered outside the database. */
  readonly memory: SealMemory;
  /** Looks up what was published; left out: nothing. */
  readonly published?: PublishedAnchors;
  readonly clock: () => Date;
}

/** What an operator orders. */
export interface ResumeOptions {
  /** Whether checkpoints that the log does not fit are given up. */
  readonly acceptsBreaks: boolean;
  /** Who has cosigned the log; they are asked whether it is still the same. */
  readonly witnesses?: readonly WitnessSettings[];
  readonly signal?: AbortSignal;
}

/** Sealing as the product does it: through events. */
export class Seal {
  readonly #sealer: Sealer;
  readonly #anchors: AnchorCollection;
  readonly #keys: SealKeys;

  constructor(
    private readonly log: EventLog,
    private readonly dispatch: Dispatch,
    readonly store: SealStore,
    private readonly options: SealOptions,
  ) {
    this.#keys = new SealKeys(store, dispatch, options);
    this.#anchors = new AnchorCollection(
      log,
      store,
      options.memory,
      options.published ?? (() => Promise.resolve([])),
    );
    this.#sealer = new Sealer(log, store, {
      origin: options.origin ?? `localhost/annals-${randomBytes(4).toString('hex')}`,
      isNews: ({ type }) => type !== CHECKPOINT_EVENT,
      known: () => this.#known(),
    });
  }

  /**
   * Seals what is new and records it. Safe to run by several processes at once and to be killed anywhere: what was signed and not recorded is
   * recorded the next time.
   * @returns the new checkpoint; undefined when nothing was new
   * @throws SealingIsStopped when the log or its tree does not fit what was signed before; from then on until an operator resumes it
   * @throws WrongConfiguration when the key is not the log's and the old one is not there to sign the change
   */
  seal(signal?: AbortSignal): Promise<KeptCheckpoint | undefined> {
    return this.guarded(async () => {
      // First the tree, which gives the log its name, then the key of that name.
      const { origin } = await this.#sealer.catchUp(signal);
      await this.#adoptKey(origin);
      const checkpoint = await this.#sealer.seal(
        this.options.signer,
        this.options.clock().toISOString(),
        signal,
      );
      if (checkpoint) this.options.memory.keep(checkpoint.note);
      await this.#recordSeals();
      return checkpoint;
    });
  }

  /** Signs a statement of the product with the key of the log, as a note. @throws WrongConfiguration when the key is not the log's */
  async sign(text: string): Promise<string> {
    const origin = await this.origin();
    await this.#adoptKey(origin);
    return this.options.signer.statement(origin, text);
  }

  /** The name of the log; one that was never sealed gets it now. */
  async origin(): Promise<string> {
    const { origin } = (await this.store.knownState()) ?? (await this.#sealer.catchUp());
    return origin;
  }

  /** Brings the tree up to the head of the log without sealing. @throws SealingIsStopped */
  catchUp(signal?: AbortSignal, onProgress?: (leaves: number) => void): Promise<SealState> {
    return this.guarded(() => this.#sealer.catchUp(signal, onProgress));
  }

  /**
   * Does something that may find that the tree is not the one that was signed before: then sealing stops.
   * @throws SealingIsStopped
   */
  async guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    const stopped = await this.stopped();
    if (stopped) throw new SealingIsStopped(stopped);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SealInconsistent)) throw error;
      const stop = { since: this.options.clock().toISOString(), finding: error.message };
      try {
        this.options.memory.stop(stop.since, stop.finding); // first: nobody reaches it through the database
      } finally {
        // Told all the same where it cannot be remembered.
        await this.raise([error.finding]);
        await this.dispatch(
          sealing,
          SEALING_ID,
          { type: 'StopSealing', sealingId: SEALING_ID, finding: stop.finding },
          { actor: ACTOR, commandId: derivedId('stop-sealing', stop.since) },
        );
      }
      throw new SealingIsStopped(stop);
    }
  }

  /** Since when nothing is sealed, and why; undefined while sealing goes on. */
  stopped(): Promise<SealingStop | undefined> {
    return sealingStop(this.log, this.options);
  }

  /** Checkpoints that operators have accepted a break with, as `breakName` gives them. */
  async accepted(): Promise<ReadonlySet<string>> {
    return (await recordedStops(this.log, this.options.signer)).accepted;
  }

  /**
   * Goes on with sealing, by the order of an operator. The log is compared with every checkpoint that is known, and its tree is built again.
   * @param published every checkpoint that can be looked up outside the database
   * @returns the breaks that were accepted now: checkpoints as size and root, witnesses with what they hold
   * @throws LogDoesNotFit when there are any that nobody gives up
   */
  async resume(
    reason: string,
    published: readonly PublishedNote[],
    { acceptsBreaks, witnesses = [], signal }: ResumeOptions,
  ): Promise<readonly string[]> {
    const { anchors, accepted: before } = await this.#known();
    const others = [...published, ...(await this.store.checkpoints())];
    const all = [...anchors, ...others.flatMap(({ note }) => anchorOf(note, 'a checkpoint') ?? [])];
    const events = () => new EventComparison(this.log, this.store, 'alone').events();
    const { broken, breaks } = await replay(events, all, before);
    if (breaks.length > 0 && !acceptsBreaks) throw new LogDoesNotFit(broken, breaks);
    const accepted = new Set([...before, ...breaks]);
    const { size } = await this.#sealer.rebuild({ anchors, accepted }, signal);
    const refusals = await refusalsOf(this.store, witnesses, size, this.options.clock());
    const [refused] = refusals.filter((one) => !before.has(witnessBreak(one)));
    if (refused && !acceptsBreaks)
      throw new LogDoesNotFit(inconsistent(refused, size).finding, refusals.map(witnessBreak));
    const given = [...breaks, ...refusals.map(witnessBreak)];
    for (const one of given) accepted.add(one);
    await this.#order(reason, accepted);
    const fitting = all.filter((anchor) => !accepted.has(breakName(anchor)));
    const newest = fitting.toSorted((one, two) => two.size - one.size)[0];
    const kept = newest && others.find((one) => parseCheckpoint(one.note).size === newest.size);
    this.options.memory.resume(kept?.note ?? null);
    return given;
  }

  /** The checkpoints that the log is known to have been signed with, and the breaks that were accepted. */
  async #known(): Promise<KnownAnchors> {
    return { anchors: await this.#anchors.newest(), accepted: await this.accepted() };
  }

  /** Compares the log with its seal. */
  async verifier(options: Pick<VerifierOptions, 'published' | 'place'> = {}): Promise<LogVerifier> {
    const { keys, findings } = await this.#trustedKeys();
    const { checkpoint } = this.options.memory.read();
    const published = [...(options.published ?? []), ...(checkpoint === null ? [] : [{ note: checkpoint }])];
    return new LogVerifier(this.log, this.store, {
      keys,
      keyFindings: findings,
      accepted: await this.accepted(),
      ...options,
      published,
    });
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

  /** The keys that checkpoints of this log may be signed with, and what is wrong with those that are stored. */
  async #trustedKeys(): Promise<KeyChain> {
    const state = await this.store.knownState();
    // A tree that is gone leaves no name; the checkpoints that are known elsewhere have it.
    const origin = state?.origin ?? (await this.#anchors.newest())[0]?.origin;
    return origin === undefined ? { keys: [], findings: [] } : this.#keys.chain(origin);
  }

  async #adoptKey(origin: string): Promise<void> {
    const accepted = await this.accepted();
    const isChanged = await this.#keys.adopt(origin, async () => {
      const sizes = (await this.#anchors.newest()).map(({ size }) => size);
      return Math.max(0, ...sizes) + 1;
    });
    // The new key repeats the orders that the old one signed: an order of a retired key counts for nothing.
    if (isChanged && accepted.size > 0) await this.#order('The key of the seal was changed.', accepted);
  }

  /** Records the order to go on, signed. */
  async #order(reason: string, breaks: ReadonlySet<string>): Promise<void> {
    const { clock, signer } = this.options;
    const [origin, at, accepted] = [await this.origin(), clock().toISOString(), [...breaks]];
    const note = await signer.statement(origin, resumeText(origin, reason, accepted, at));
    await this.dispatch(
      sealing,
      SEALING_ID,
      { type: 'ResumeSealing', sealingId: SEALING_ID, reason, accepted, note },
      { actor: OPERATOR, commandId: derivedId('resume-sealing', at) },
    );
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
