import { t, translated } from '@annals/contracts/kernel/text';

/** The words of what can be done with a pain point. */
export const changeTexts = translated({
  takeUp: 'Take up',
  resolve: 'Resolve',
  reopen: 'Open again',
  done: {
    in_progress: 'You are working on this pain point. The reporter will be notified.',
    resolved: 'Pain point resolved. The reporter will be notified.',
    open: 'Pain point is open again',
  },
  failed: 'Failed to update pain point',
});

/** What becomes of several at once. */
export const bulkTexts = translated({
  takeUp: {
    label: 'Take up selected',
    confirm: 'Take up',
    title: (count: number) =>
      t('Take up {count, plural, one {# pain point} other {# pain points}}?', { count }),
    sentence: 'Those who reported them are told that you work on them.',
    done: (count: number) =>
      t('{count, plural, one {# pain point} other {# pain points}} taken up', { count }),
  },
  resolve: {
    label: 'Resolve selected',
    confirm: 'Resolve',
    title: (count: number) =>
      t('Resolve {count, plural, one {# pain point} other {# pain points}}?', { count }),
    sentence: 'Those who reported them see how they were resolved.',
    done: (count: number) =>
      t('{count, plural, one {# pain point} other {# pain points}} resolved', { count }),
  },
});

export const resolveTexts = translated({
  title: (title: string) => t('Resolve “{title}”?', { title }),
  sentence: (name: string) => t('{name} sees how it was resolved.', { name }),
  confirm: 'Resolve',
  words: 'Resolution notes',
});

export const reopenTexts = translated({
  title: (title: string) => t('Open “{title}” again?', { title }),
  sentence: 'It counts as open again, and the others concerned read why.',
  confirm: 'Open again',
  words: 'Why is it not resolved?',
});
