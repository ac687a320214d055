import { t, translated } from '@annals/contracts/kernel/text';

/** The words of deciding on several things at once. */
export const bulkTexts = translated({
  group: 'Selection',
  selectAll: (count: number) => t('Select all {count}', { count }),
  select: (name: string) => t('Select {name}', { name }),
  selected: (count: number) => t('{count} selected', { count }),
  done: 'Done',
  sending: (done: number, all: number) => t('{done} of {all} done…', { done, all }),
  failed: (failed: number, all: number) =>
    t('{failed} of {all} did not work. The others are done.', { failed, all }),
  allFailed: 'None of them worked.',
  again: 'Try these again',
  close: 'Close',
});
