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
