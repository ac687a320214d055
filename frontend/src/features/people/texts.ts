/** The words of choosing somebody. */
export const selectTexts = {
  paletteGroup: 'People',
  search: 'Find a person',
  searchHelp: 'Type a name or an address, then choose.',
  choose: 'Select a person',
  searching: 'Searching...',
  nobodyFound: 'Nobody found',
} as const;

/** What is said of somebody beside their name. */
export const cardTexts = {
  loading: 'Loading...',
  failed: 'Nothing more can be shown of this person.',
  left: 'No longer works here',
  reportsTo: (name: string) => `Reports to ${name}`,
} as const;
