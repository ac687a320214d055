/** The words of a box in which people are found. */
export const comboboxTexts = {
  placeholder: 'Type a name',
  list: 'People found',
  searching: 'Searching...',
  failed: 'The people could not be loaded. Please try again.',
  found: (count: number) => {
    if (count === 0) return 'Nobody found';
    return count === 1 ? '1 person found' : `${count} people found`;
  },
  remove: (name: string) => `Remove ${name}`,
} as const;

/** The words of a box in which departments and teams are found. */
export const groupTexts = {
  placeholder: 'Type a department or a manager',
  list: 'Groups found',
  searching: 'Searching...',
  failed: 'The groups could not be loaded. Please try again.',
  found: (count: number) => {
    if (count === 0) return 'No group found';
    return count === 1 ? '1 group found' : `${count} groups found`;
  },
  teamOf: (name: string) => `Team of ${name}`,
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  added: (name: string) => `${name} added`,
} as const;
