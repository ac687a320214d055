/** The words of the palette. */
export const paletteTexts = { group: 'People' } as const;

/** What is said of somebody beside their name. */
export const cardTexts = {
  loading: 'Loading...',
  failed: 'Nothing more can be shown of this person.',
  left: 'No longer works here',
  reportsTo: (name: string) => `Reports to ${name}`,
} as const;
