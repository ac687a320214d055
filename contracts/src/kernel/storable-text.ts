import { t } from './text';
/** Control characters but line feed, carriage return and tab, which texts are made of; and halves of surrogate pairs, which are no characters. */
const UNSTORABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');
const REPLACEMENT = '\uFFFD';

/** A text that cannot be stored, and where it is. */
export interface UnstorableText {
  /** The fields and places that lead to it from the value that was looked at. */
  readonly path: readonly (string | number)[];
  /** A sentence for the person who wrote it. It names the character, never the words around it. */
  readonly message: string;
}

/** What is wrong with a text, as a sentence for the person who wrote it; undefined when it can be stored. */
export function unstorableIn(text: string): string | undefined {
  const found = UNSTORABLE.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /\p{Cs}/u.test(character) ? t('half a character') : t('an invisible control character');
  return t('Please remove {kind} from this text: U+{code}, number {place} of the text, cannot be stored.', {
    kind,
    code,
    place: String(found.index + 1),
  });
}

/**
 * Looks through a value as JSON has it, names of fields included, for the first text that cannot be stored. PostgreSQL refuses NUL and
 * half surrogate pairs; the other control characters mean nothing on a screen and much to a terminal.
 * Without recursion: what comes in may be nested as deep as its size allows.
 */
export function unstorableText(value: unknown): UnstorableText | undefined {
  const rest: Place[] = [{ value, name: null, above: null }];
  for (let place = rest.pop(); place; place = rest.pop()) {
    const { value: inner } = place;
    if (typeof inner === 'string') {
      const message = unstorableIn(inner);
      if (message !== undefined) return { path: pathTo(place), message };
    } else if (typeof inner === 'object' && inner !== null) {
      const isList = Array.isArray(inner);
      for (const [name, field] of Object.entries(inner)) {
        const message = unstorableIn(name);
        if (message !== undefined) return { path: pathTo(place), message };
        rest.push({ value: field, name: isList ? Number(name) : name, above: place });
      }
    }
  }
  return undefined;
}

interface Place {
  readonly value: unknown;
  /** Of the field, or the number in the list; null: the whole. */
  readonly name: string | number | null;
  readonly above: Place | null;
}

function pathTo(place: Place): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | null = place; at; at = at.above) if (at.name !== null) path.push(at.name);
  return path.reverse();
}

/** A text without what cannot be stored: U+FFFD, the replacement character, is in its place. */
export function storableText(text: string): string {
  return UNSTORABLE.test(text) ? text.replace(EACH_UNSTORABLE, REPLACEMENT) : text;
}

/** A value as JSON has it, with every text and every name of a field made storable; the same value when there is nothing to do. */
export function storableValue(value: unknown): unknown {
  return unstorableText(value) === undefined ? value : replacedIn(value);
}

function replacedIn(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(replacedIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [storableText(name), replacedIn(field)]),
  );
}
