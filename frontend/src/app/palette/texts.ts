import { t, translated } from '@annals/contracts/kernel/text';
/** The palette's words. */
export const texts = translated({
  title: 'Search',
  placeholder: 'Search...',
  results: 'Results',
  searching: 'Searching...',
  nothing: 'Nothing found. Try a name, a meeting’s title or a page.',
  pages: 'Pages',
  signOut: 'Sign Out',
  theme: (label: string) => t('Theme: {label}', { label }),
  help: '↑ ↓ to move, Enter to open, Escape to close',
});
