import { existsSync, readFileSync } from 'node:fs';
import { MalformedNote, type VerifierKey } from '@annals/event-store/sealing/signed-note';
import { CommandFailure, EXIT } from './failures';

/**
 * Reads public keys of a flag, each as a text or as a file with one a line.
 * @param read a key of the kind that is asked for
 * @throws CommandFailure
 */
export function readKeys(
  given: readonly string[],
  read: (text: string) => VerifierKey,
): readonly VerifierKey[] {
  const texts = given.flatMap((one) =>
    existsSync(one) ? readFileSync(one, 'utf8').split('\n').filter(Boolean) : [one],
  );
  return texts.map((text) => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof MalformedNote)) throw error;
      throw new CommandFailure(
        `${error.message}: ${text.slice(0, 60)}. It looks like name+12345678+base64.`,
        EXIT.misused,
      );
    }
  });
}
