import { sealId } from '@annals/contracts/features/audit/ids';
import type { CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { readableCheckpoint } from '@annals/event-store/sealing/checkpoint';
import type { SealStore } from '@annals/event-store/sealing/seal-store';
import { signersOf, type VerifierKey } from '@annals/event-store/sealing/signed-note';
import { WrongConfiguration } from '../kernel/wrong-configuration';
import { derivedId } from '../commands/derived-id';
import type { Dispatch } from '../commands/dispatch';
import { sealKey } from './deciders';
import { keyChain, keyChangeText, type KeyChain } from './key-chain';

const ACTOR = { id: 'system:seal', role: 'system' } as const;
/** Checkpoints read at a time, where the first with a key's signature is looked for. */
const PAGE = 1_000;

interface SealKeyOptions {
  readonly signer: CheckpointSigner;
  readonly isPreviousLost: boolean;
}

/** The keys of the log: which ones sign which sizes, and the change from one to the next. */
export class SealKeys {
  readonly #firstSigned = new Map<string, number>();

  constructor(
    private readonly store: SealStore,
    private readonly dispatch: Dispatch,
    private readonly options: SealKeyOptions,
  ) {}

  /** Which keys may have signed which checkpoints; see `keyChain`. */
  async chain(origin: string): Promise<KeyChain> {
    const { signer, isPreviousLost } = this.options;
    return keyChain(await this.store.keys(), await signer.keys(origin), isPreviousLost, (key) =>
      this.#firstSignedBy(key),
    );
  }

  /**
   * Notes the first key of a log; takes on a changed one when the one before signs the change.
   * @param nextSize the smallest tree that nothing was signed over yet: from there on the new key signs
   * @returns whether the key was changed now
   * @throws WrongConfiguration when the old key is not there
   */
  async adopt(origin: string, nextSize: () => Promise<number>): Promise<boolean> {
    const { signer, isPreviousLost } = this.options;
    const { current, previous } = await signer.keys(origin);
    const kept = await this.store.keys();
    const latest = kept.at(-1);
    if (latest?.key === current.text) return false;
    if (latest === undefined) {
      await this.store.addKey({ key: current.text, change: null }, 0);
      return false;
    }
    const isSignedByOldKey = previous?.text === latest.key;
    if (!isSignedByOldKey && !isPreviousLost)
      throw new WrongConfiguration(
        'ANNALS_SEAL_KEY is not the key the log was sealed with so far. Put the old one into ANNALS_SEAL_KEY_PREVIOUS, so that it signs ' +
          'the change; or the word lost, if it is lost: the change is then recorded as not signed by it.',
      );
    const text = keyChangeText(origin, latest.key, current.text, await nextSize());
    const note = await signer.statement(origin, text, isSignedByOldKey);
    const id = sealId.parse(derivedId('seal-key', current.text));
    await this.dispatch(
      sealKey,
      id,
      {
        type: 'RecordKeyChange',
        sealId: id,
        oldKey: latest.key,
        newKey: current.text,
        note,
        isSignedByOldKey,
      },
      { actor: ACTOR, commandId: derivedId('seal-key-change', id) },
    );
    return this.store.addKey({ key: current.text, change: note }, kept.length);
  }

  async #firstSignedBy(key: VerifierKey): Promise<number | undefined> {
    const known = this.#firstSigned.get(key.text);
    if (known !== undefined) return known;
    let after = -1;
    for (;;) {
      const page = await this.store.checkpoints({ after, limit: PAGE });
      for (const { note, size } of page) {
        after = size;
        const checkpoint = readableCheckpoint(note);
        if (!checkpoint || signersOf(checkpoint.signed, [key]).length === 0) continue;
        this.#firstSigned.set(key.text, size);
        return size;
      }
      if (page.length < PAGE) return undefined;
    }
  }
}
