import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the palette. */
export const paletteTexts = translated({ group: 'People' });

/** What is said of somebody beside their name. */
export const cardTexts = translated({
  loading: 'Loading...',
  failed: 'Nothing more can be shown of this person.',
  left: 'No longer works here',
  reportsTo: (name: string) => t('Reports to {name}', { name }),
});
