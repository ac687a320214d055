import type { Remark, ReviewerType } from '@annals/contracts/features/reviews-360/constants';
import { t, translated, withinSentence } from '@annals/contracts/kernel/text';

/** The words of the feedback form. */
export const feedbackTexts = translated({
  loading: 'Loading the feedback form...',
  failed: 'The feedback form could not be loaded',
  heading: (name: string, period: string) => t('Feedback on {name}, {period}', { name, period }),
  ownHeading: (period: string) => t('Your self review, {period}', { period }),
  scale: '1 means there is much to develop, 5 means outstanding.',
  comment: (competency: string) =>
    t('Comments on {competency} (optional)', { competency: withinSentence(competency) }),
  optional: (label: string) => t('{label} (optional)', { label }),
  remarksTitle: 'In your own words',
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  decline: 'Decline',
  done: 'Feedback submitted. Thank you.',
  error: 'Error',
  failedSentence: 'Failed to submit feedback. Please try again.',
  draftKept: 'What you write is kept on this device until you submit it or sign out.',
  draftRestored: 'Your draft from before is back.',
  givenTitle: 'You have given your feedback',
  givenSentence:
    'It stands as you submitted it. No colleague reads it like this; an auditor could, with a stated reason, of which you would be told.',
  declinedTitle: 'You have declined to give feedback',
  declinedSentence: 'Neither the person reviewed nor the manager is told.',
  overTitle: 'This review is over',
  overSentence: 'It takes no more feedback.',
  score: (score: number) => t('{score} of 5', { score }),
});

/** Who reads what is written, said to the one who writes it. */
export const WHO_READS: Readonly<Record<ReviewerType, string>> = translated({
  self: 'You and your manager read your self review beside what others wrote, once the results are released.',
  manager: 'The person reviewed reads your feedback as their manager’s, once the results are released.',
  peer: 'Your answers are shown together with those of other peers, from 3 on, without names and in no order. Leave out of the texts what would tell that they are yours. An auditor could open them with a stated reason, of which you would be told.',
  direct_report:
    'Your answers are shown together with those of other direct reports, from 3 on, without names and in no order. Leave out of the texts what would tell that they are yours. An auditor could open them with a stated reason, of which you would be told.',
});

export const REMARK_LABELS: Readonly<Record<Remark, string>> = translated({
  strengthsHighlight: 'Strengths',
  areasForImprovement: 'Areas for improvement',
  developmentSuggestions: 'Suggestions for development',
  additionalComments: 'Anything else',
});

export const declineTexts = translated({
  title: 'Decline to give feedback?',
  sentence: 'Neither the person reviewed nor the manager is told. You cannot change your mind afterwards.',
  confirm: 'Decline',
  words: 'Reason (optional, for the record)',
  done: 'You have declined to give feedback',
  failed: 'Failed to decline',
});

export const bulkDeclineTexts = translated({
  label: 'Decline selected',
  confirm: 'Decline',
  title: (count: number) =>
    t('Decline {count, plural, one {# feedback request} other {# feedback requests}}?', { count }),
  sentence:
    'Neither the people reviewed nor their managers are told. You cannot change your mind afterwards, and what you have begun to write is thrown away.',
  done: (count: number) =>
    t('{count, plural, one {# feedback request} other {# feedback requests}} declined', { count }),
});
