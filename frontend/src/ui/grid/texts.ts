import { t, translated } from '@annals/contracts/kernel/text';
/** The words of every grid. */
export const gridTexts = translated({
  search: 'Search this list',
  columns: 'Columns',
  compact: 'Compact rows',
  export: 'Export CSV',
  nothingFound: 'No row matches',
  nothingFoundSentence: 'Search for something else, or clear the search.',
  clear: 'Clear search',
  select: (name: string) => t('Select {name}', { name }),
  selectAll: 'Select all rows',
  selected: (count: number) => t('{count} selected', { count }),
  exportSelected: 'Export selected',
  unselect: 'Clear selection',
  bulk: 'Selected rows',
  more: 'Show more',
});
