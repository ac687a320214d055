import { translated } from '@annals/contracts/kernel/text';
import { searchKeys } from './search-keys';

/** The words of the list of shortcuts. */
export const texts = translated({
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  general: [
    { does: 'Search', ways: [searchKeys(), ['/']] },
    { does: 'Show this list', ways: [['?']] },
    { does: 'Close a dialog or a menu', ways: [['Esc']] },
  ],
  or: 'or',
  singleKeys: 'Use single-key shortcuts in this browser',
});
