import type { PersonOption } from '../../people/combobox/person-option';

/** What a form of a catalogue holds: text everywhere, by the name of the field. */
export type EntryValues = Record<string, string>;

/** One field of a catalogue's form, in its order. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly kind: 'text' | 'words' | 'number' | 'day' | 'choice' | 'people';
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of people: the names of those an entry may hold already. */
  readonly known?: readonly PersonOption[];
}

const SEPARATOR = ' ';
/** People as a form holds them: their ids in one text. */
export const asText = (ids: readonly string[]): string => ids.join(SEPARATOR);
export const asIds = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

/** A text such as `trending_up` as a label. */
export function asLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Choices whose labels follow from their names. */
export const choicesOf = (names: readonly string[]) =>
  names.map((value) => ({ value, label: asLabel(value) }));
