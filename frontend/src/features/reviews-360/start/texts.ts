import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the start dialog. */
export const startTexts = translated({
  title: 'Start 360 Review',
  reviewee: 'Who is reviewed',
  yourself: (name: string) => t('{name} (you)', { name }),
  chooseReviewee: 'Choose someone',
  period: 'Period',
  periodHelp: 'For example Q4-2026, H2-2026 or 2026',
  dueDate: 'Due date',
  cancel: 'Cancel',
  submit: 'Start 360 Review',
  submitting: 'Starting...',
  done: '360 Review Created',
  doneSentence: 'The review cycle has been successfully created.',
  failed: 'Error',
  failedSentence: 'Failed to create review',
  what: 'The manager approves the reviewers; then everyone is asked. You and the manager are asked anyway.',
});

/** The words of the reviewers' field. */
export const reviewersTexts = translated({
  label: 'Reviewers',
  chosen: (count: number) => (count === 0 ? t('Nobody nominated yet') : t('{count} nominated', { count })),
  help: 'Who reports to the person reviewed is asked as a direct report, everyone else as a peer. Answers of a kind are shown from 3 on, never with a name: nominate a few more.',
});
