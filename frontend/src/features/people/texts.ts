/** The words of choosing somebody. */
export const selectTexts = {
  paletteGroup: 'People',
  search: 'Find a person',
  searchHelp: 'Type a name or an address, then choose.',
  choose: 'Select a person',
  searching: 'Searching...',
  nobodyFound: 'Nobody found',
} as const;
