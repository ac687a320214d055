import { existsSync, readFileSync } from 'node:fs';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { CheckpointSigner } from '@annals/event-store/sealing/checkpoint-signer';
import { parseNote, signersOf } from '@annals/event-store/sealing/signed-note';
import { WrongConfiguration } from '../../platform/kernel/wrong-configuration';

/** Somebody who was erased. */
export interface ErasedPerson {
  readonly personId: PersonId;
  /** An ISO instant. */
  readonly erasedAt: string;
  readonly requestedBy: PersonId;
  readonly approvedBy: PersonId;
}

const TITLE = 'annals erasures';

/** The text of the list that is signed: a line for each person, in the order of their ids. It names nobody. */
export function erasureListText(people: readonly ErasedPerson[]): string {
  const lines = people
    .map(({ personId: id, erasedAt, requestedBy, approvedBy }) =>
      [id, erasedAt, requestedBy, approvedBy].join(' '),
    )
    .toSorted();
  return [TITLE, String(lines.length), ...lines, ''].join('\n');
}

/**
 * Reads a signed list.
 * @throws WrongConfiguration when it is none, or not signed with a key that this installation holds
 */
export async function readErasureList(
  note: string,
  signer: Pick<CheckpointSigner, 'keys'>,
): Promise<readonly ErasedPerson[]> {
  const refuse = (why: string) =>
    new WrongConfiguration(
      `The list of erasures cannot be believed: ${why}. People who were erased must stay erased, so Annals does not open. ` +
        'Put the list back as it was written, or name the one you keep in ANNALS_ERASURE_LIST.',
    );
  const parsed = parsedNote(note);
  if (!parsed) throw refuse('it is not a signed note');
  const pairs = await Promise.all(parsed.signatures.map(({ name }) => signer.keys(name)));
  const held = pairs.flatMap(({ current, previous }) => [current, ...(previous ? [previous] : [])]);
  if (signersOf(parsed, held).length === 0) throw refuse('no key of this installation has signed it');
  const [title, count, ...lines] = parsed.text.trimEnd().split('\n');
  if (title !== TITLE || Number(count) !== lines.length) throw refuse('it is not a list of erasures');
  return lines.map((line) => {
    const [id, erasedAt = '', requestedBy, approvedBy] = line.split(' ');
    return {
      personId: personId.parse(id),
      erasedAt,
      requestedBy: personId.parse(requestedBy),
      approvedBy: personId.parse(approvedBy),
    };
  });
}

/** The list in a file; none when there is no file. @throws WrongConfiguration */
export async function erasureListIn(
  file: string,
  signer: Pick<CheckpointSigner, 'keys'>,
): Promise<readonly ErasedPerson[]> {
  return existsSync(file) ? readErasureList(readFileSync(file, 'utf8'), signer) : [];
}

function parsedNote(note: string) {
  try {
    return parseNote(note);
  } catch {
    return undefined;
  }
}
