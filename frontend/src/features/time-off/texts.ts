import { t, translated } from '@annals/contracts/kernel/text';
import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';

/** The words of time off. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'Request time off and see who is away',
  request: 'Request Time Off',
  tabs: 'Time off',
  mine: 'My Requests',
  team: 'Team Requests',
  calendar: 'Calendar View',
});

/** The lists of requests. */
export const listTexts = translated({
  own: {
    title: 'Your requests',
    loading: 'Loading your requests...',
    failed: 'Failed to fetch time-off requests',
    emptyTitle: 'No Time-off Requests',
    empty: 'Your requests appear here with their decisions.',
  },
  team: {
    title: 'Requests of your team',
    loading: 'Loading the requests of your team...',
    failed: 'Failed to fetch team requests',
    emptyTitle: 'No Team Requests',
    empty: 'When somebody of your team asks for time off, you decide on it here.',
  },
  status: 'Status',
  anyStatus: 'All statuses',
  nothingFiltered: 'No requests with this status',
  showAll: 'Show all requests',
  halves: { start: 'from midday', end: 'until midday', both: 'from midday to midday' },
  calendarDays: (days: number) => t('{days, plural, one {# calendar day} other {# calendar days}}', { days }),
  requested: 'Requested',
  reason: 'Reason',
  notes: 'Notes',
  managerNotes: 'Manager notes',
  cancellation: 'Why it was cancelled',
  decides: (name: string) => t('{name} decides', { name }),
  administratorDecides: 'An administrator decides',
  history: 'History',
});

export const STATUS_LABELS: Readonly<Record<TimeOffStatus, string>> = translated({
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
});

/** What becomes of a request. */
export const changeTexts = translated({
  approve: 'Approve',
  approveNamed: (name: string, period: string) =>
    t('Approve the request of {name}, {period}', { name, period }),
  reject: 'Reject',
  rejectNamed: (name: string, period: string) =>
    t('Reject the request of {name}, {period}', { name, period }),
  cancel: 'Cancel request',
  cancelNamed: (period: string) => t('Cancel request: {period}', { period }),
  done: 'Request Updated',
  doneSentence: 'The time-off request has been updated successfully.',
  failed: 'The request was not changed',
});

export const approveTexts = translated({
  title: (name: string) =>
    name === '' ? t('Approve this time off?') : t('Approve the time off of {name}?', { name }),
  confirm: 'Approve',
  words: 'Manager notes (optional)',
});

export const rejectTexts = translated({
  title: (name: string) =>
    name === '' ? t('Reject this time off?') : t('Reject the time off of {name}?', { name }),
  confirm: 'Reject',
  words: 'Manager notes (optional)',
});

export const cancelTexts = translated({
  title: () => t('Cancel this time off?'),
  confirm: 'Cancel time off',
  words: 'Why (optional)',
  refuse: 'Keep it',
});

/** What becomes of several requests at once. */
export const bulkTexts = translated({
  words: 'Manager notes for all of them (optional)',
  approve: {
    label: 'Approve selected',
    confirm: 'Approve',
    title: (count: number) =>
      t('Approve {count, plural, one {# request} other {# requests}} for time off?', { count }),
    sentence: 'Each of these people is told.',
    done: (count: number) => t('{count, plural, one {# request} other {# requests}} approved', { count }),
  },
  reject: {
    label: 'Reject selected',
    confirm: 'Reject',
    title: (count: number) =>
      t('Reject {count, plural, one {# request} other {# requests}} for time off?', { count }),
    sentence: 'Each of these people is told, with your notes.',
    done: (count: number) => t('{count, plural, one {# request} other {# requests}} rejected', { count }),
  },
});

/** The words of the card on a person's page. */
export const ofPersonTexts = translated({
  title: 'Time Off',
  all: 'All requests',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No requests for you to decide',
});
