import type { TimeOffStatus } from '@annals/contracts/features/time-off/constants';

/** The words of time off. Quoted ones are the specification's. */
export const texts = {
  subtitle: 'Request time off and see who is away',
  request: 'Request Time Off',
  tabs: 'Time off',
  mine: 'My Requests',
  team: 'Team Requests',
  calendar: 'Calendar View',
} as const;

/** The lists of requests. */
export const listTexts = {
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
  calendarDays: (days: number) => `${String(days)} calendar ${days === 1 ? 'day' : 'days'}`,
  requested: 'Requested',
  reason: 'Reason',
  notes: 'Notes',
  managerNotes: 'Manager notes',
  cancellation: 'Why it was cancelled',
  decides: (name: string) => `${name} decides`,
  administratorDecides: 'An administrator decides',
  history: 'History',
} as const;

export const STATUS_LABELS: Readonly<Record<TimeOffStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** What becomes of a request. */
export const changeTexts = {
  approve: 'Approve',
  approveNamed: (name: string, period: string) => `Approve the request of ${name}, ${period}`,
  reject: 'Reject',
  rejectNamed: (name: string, period: string) => `Reject the request of ${name}, ${period}`,
  cancel: 'Cancel request',
  cancelNamed: (period: string) => `Cancel your time off, ${period}`,
  done: 'Request Updated',
  doneSentence: 'The time-off request has been updated successfully.',
  failed: 'The request was not changed',
} as const;

export const approveTexts = {
  title: (name: string) => (name === '' ? 'Approve this time off?' : `Approve the time off of ${name}?`),
  confirm: 'Approve',
  words: 'Manager notes (optional)',
} as const;

export const rejectTexts = {
  title: (name: string) => (name === '' ? 'Reject this time off?' : `Reject the time off of ${name}?`),
  confirm: 'Reject',
  words: 'Manager notes (optional)',
} as const;

export const cancelTexts = {
  title: () => 'Cancel this time off?',
  confirm: 'Cancel time off',
  words: 'Why (optional)',
  refuse: 'Keep it',
} as const;

const requests = (count: number) => `${String(count)} ${count === 1 ? 'request' : 'requests'}`;

/** What becomes of several requests at once. */
export const bulkTexts = {
  words: 'Manager notes for all of them (optional)',
  approve: {
    label: 'Approve selected',
    confirm: 'Approve',
    title: (count: number) => `Approve ${requests(count)} for time off?`,
    sentence: 'Each of these people is told.',
    done: (count: number) => `${requests(count)} approved`,
  },
  reject: {
    label: 'Reject selected',
    confirm: 'Reject',
    title: (count: number) => `Reject ${requests(count)} for time off?`,
    sentence: 'Each of these people is told, with your notes.',
    done: (count: number) => `${requests(count)} rejected`,
  },
} as const;

/** The words of the card on a person's page. */
export const ofPersonTexts = {
  title: 'Time Off',
  all: 'All requests',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No requests for you to decide',
} as const;
