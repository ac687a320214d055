import { t, translated } from '@annals/contracts/kernel/text';

/** The words of a box in which people are found. */
export const comboboxTexts = translated({
  placeholder: 'Type a name',
  list: 'People found',
  searching: 'Searching...',
  failed: 'The people could not be loaded. Please try again.',
  found: (count: number) =>
    t('{count, plural, =0 {Nobody found} one {# person found} other {# people found}}', { count }),
});

/** The words of a box in which departments and teams are found. */
export const groupTexts = translated({
  placeholder: 'Type a department or a manager',
  list: 'Groups found',
  searching: 'Searching...',
  failed: 'The groups could not be loaded. Please try again.',
  found: (count: number) =>
    t('{count, plural, =0 {No group found} one {# group found} other {# groups found}}', { count }),
  teamOf: (name: string) => t('Team of {name}', { name }),
  people: (count: number) => t('{count, plural, one {# person} other {# people}}', { count }),
  added: (name: string) => t('{name} added', { name }),
});
