/** The words of every grid. */
export const gridTexts = {
  search: 'Search this list',
  columns: 'Columns',
  compact: 'Compact rows',
  export: 'Export CSV',
  counted: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`,
  ofAll: (count: number, all: number) =>
    `${count.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows`,
  nothingFound: 'No row matches',
  nothingFoundSentence: 'Search for something else, or clear the search.',
  clear: 'Clear search',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows',
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  exportSelected: 'Export selected',
  unselect: 'Clear selection',
  bulk: 'Selected rows',
  more: 'Show more',
} as const;
