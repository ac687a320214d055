/** The words of deciding on several things at once. */
export const bulkTexts = {
  group: 'Selection',
  selectAll: (count: number) => `Select all ${String(count)}`,
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${String(count)} selected`,
  done: 'Done',
  sending: (done: number, all: number) => `${String(done)} of ${String(all)} done…`,
  failed: (failed: number, all: number) =>
    `${String(failed)} of ${String(all)} did not work. The others are done.`,
  allFailed: 'None of them worked.',
  again: 'Try these again',
  close: 'Close',
} as const;
