import type { SignerKeys } from '@annals/event-store/sealing/checkpoint-signer';
import type { Finding } from '@annals/event-store/sealing/finding';
import type { KeptKey } from '@annals/event-store/sealing/seal-store';
import {
  MalformedNote,
  parseNote,
  signersOf,
  verifierKey,
  type VerifierKey,
} from '@annals/event-store/sealing/signed-note';
import { everySize, type TrustedKey } from '@annals/event-store/sealing/trusted-key';

const TITLE = 'annals key change';

/** The text in which a key hands over to the next. @param from the smallest tree that the new key signs; the old one signs smaller ones only */
export function keyChangeText(origin: string, oldKey: string, newKey: string, from: number): string {
  return `${TITLE}\n${origin}\n${oldKey}\n${newKey}\n${String(from)}\n`;
}

/** The keys that may have signed checkpoints, and what is wrong with those that are stored. */
export interface KeyChain {
  readonly keys: readonly TrustedKey[];
  readonly findings: readonly Finding[];
}

/**
 * Follows the stored keys from the one that the signer holds back to the first: each is believed when its successor names it under its own
 * signature, and for the sizes that the change says. What else is stored is not believed: somebody who altered the log could have put it there.
 * @param stored oldest first
 * @param isPreviousLost whether the operator says that the key in use follows one that is lost
 * @param firstSignedBy for changes of earlier versions, which name no size: the smallest checkpoint with the new key's signature
 */
export async function keyChain(
  stored: readonly KeptKey[],
  { current, previous }: SignerKeys,
  isPreviousLost: boolean,
  firstSignedBy: (key: VerifierKey) => Promise<number | undefined>,
): Promise<KeyChain> {
  const at = stored.findIndex(({ key }) => key === current.text);
  if (at < 0) return notAdopted(stored, { current, previous }, isPreviousLost, firstSignedBy);
  const keys: TrustedKey[] = [];
  let [successor, to] = [current, Infinity];
  const altered = (until: number): KeyChain => ({ keys, findings: [alteredUpTo(until)] });
  if (at < stored.length - 1) return { keys: [everySize(current)], findings: [alteredUpTo(Infinity)] };
  for (let index = at; index > 0; index -= 1) {
    const change = readChange(stored[index]?.change ?? null);
    const isTrue =
      change?.newKey === successor.text &&
      change.oldKey === stored[index - 1]?.key &&
      signersOf(change.note, [successor]).length > 0;
    const from = change?.from ?? (await firstSignedBy(successor)) ?? 0;
    if (!isTrue) {
      keys.push({ key: successor, from: 0, to });
      return altered(to);
    }
    keys.push({ key: successor, from, to });
    [successor, to] = [verifierKey(change.oldKey), from === 0 ? Infinity : from];
  }
  keys.push({ key: successor, from: 0, to });
  return stored[0]?.change === null ? { keys, findings: [] } : altered(to);
}

/** The key in use has not signed anything yet: those before it are believed when the signer holds the last of them too. */
async function notAdopted(
  stored: readonly KeptKey[],
  { current, previous }: SignerKeys,
  isPreviousLost: boolean,
  firstSignedBy: (key: VerifierKey) => Promise<number | undefined>,
): Promise<KeyChain> {
  if (stored.length === 0) return { keys: [everySize(current)], findings: [] };
  if (previous && stored.at(-1)?.key === previous.text) {
    const before = await keyChain(stored, { current: previous, previous: undefined }, false, firstSignedBy);
    return { keys: [everySize(current), ...before.keys], findings: before.findings };
  }
  return { keys: [everySize(current)], findings: isPreviousLost ? [] : [alteredUpTo(Infinity)] };
}

function alteredUpTo(to: number): Finding {
  return Number.isFinite(to) && to > 1
    ? { kind: 'keys-altered', position: 1n, until: BigInt(to - 1) }
    : { kind: 'keys-altered', position: 1n };
}

function readChange(text: string | null) {
  if (text === null) return undefined;
  try {
    const note = parseNote(text);
    const [title, , oldKey = '', newKey = '', from = ''] = note.text.split('\n');
    if (title !== TITLE) return undefined;
    return { note, oldKey, newKey, from: /^[1-9]\d{0,15}$/.test(from) ? Number(from) : undefined };
  } catch (error) {
    if (error instanceof MalformedNote) return undefined;
    throw error;
  }
}
