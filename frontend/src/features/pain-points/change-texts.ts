/** The words of what can be done with a pain point. */
export const changeTexts = {
  takeUp: 'Take up',
  resolve: 'Resolve',
  reopen: 'Open again',
  done: {
    in_progress: 'You are working on this pain point. The reporter will be notified.',
    resolved: 'Pain point resolved. The reporter will be notified.',
    open: 'Pain point is open again',
  },
  failed: 'Failed to update pain point',
} as const;

const painPoints = (count: number) => `${String(count)} ${count === 1 ? 'pain point' : 'pain points'}`;

/** What becomes of several at once. */
export const bulkTexts = {
  takeUp: {
    label: 'Take up selected',
    confirm: 'Take up',
    title: (count: number) => `Take up ${painPoints(count)}?`,
    sentence: 'Those who reported them are told that you work on them.',
    done: (count: number) => `${painPoints(count)} taken up`,
  },
  resolve: {
    label: 'Resolve selected',
    confirm: 'Resolve',
    title: (count: number) => `Resolve ${painPoints(count)}?`,
    sentence: 'Those who reported them see how they were resolved.',
    done: (count: number) => `${painPoints(count)} resolved`,
  },
} as const;

export const resolveTexts = {
  title: (title: string) => `Resolve “${title}”?`,
  sentence: (name: string) => `${name} sees how it was resolved.`,
  confirm: 'Resolve',
  words: 'Resolution notes',
} as const;

export const reopenTexts = {
  title: (title: string) => `Open “${title}” again?`,
  sentence: 'It counts as open again, and the others concerned read why.',
  confirm: 'Open again',
  words: 'Why is it not resolved?',
} as const;
