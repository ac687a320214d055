import { witnessKey } from '@annals/event-store/sealing/cosignature';
import { MalformedNote } from '@annals/event-store/sealing/signed-note';
import type { WitnessSettings } from './ask';

/**
 * Reads the witnesses of a setting: for each its public key, a space and its address, separated by commas or line ends.
 * @returns undefined when it is written in another way
 */
export function readWitnesses(text: string): readonly WitnessSettings[] | undefined {
  const entries = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const witnesses = entries.map(readWitness);
  const read = witnesses.filter((one) => one !== undefined);
  const isEachOnce = new Set(read.map(({ key }) => key.text)).size === read.length;
  return read.length === entries.length && isEachOnce ? read : undefined;
}

function readWitness(entry: string): WitnessSettings | undefined {
  const [key = '', url = '', ...rest] = entry.split(/\s+/);
  if (rest.length > 0 || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  try {
    return { key: witnessKey(key), url };
  } catch (error) {
    if (error instanceof MalformedNote) return undefined;
    throw error;
  }
}
