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

/** The choices of a table of labels, in its order. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
