import { translated } from '@annals/contracts/kernel/text';

/** The words around a text that is kept while it is written. */
export const draftTexts = translated({
  mode: 'View',
  write: 'Write',
  preview: 'Preview',
  nothing: 'Nothing to preview.',
  formatting: 'Markdown: **bold**, *italic*, - list, [link](https://…)',
  keptHere: 'Draft kept on this device',
  notKept: 'This browser keeps no drafts. Save before you leave.',
  saved: 'Saved',
  discard: 'Discard changes',
  discarded: 'Changes discarded',
});
