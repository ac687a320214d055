import type { MeetingStatus } from '@annals/contracts/features/meetings/constants';

/** The words of the 1:1 meetings. Quoted ones are the specification's. */
export const texts = {
  subtitle: 'Manage and track your one-on-one meetings',
  schedule: 'Schedule Meeting',
  paletteGroup: 'Meetings',
  listTitle: 'All Meetings',
  loading: 'Loading meetings...',
  failed: 'The meetings could not be loaded',
  emptyTitle: 'No Meetings Scheduled',
  emptySentence: 'Get started by scheduling your first 1:1 meeting.',
  emptyForEmployee: 'You will find your 1:1 meetings here as soon as your manager schedules one.',
  nothingFiltered: 'No meetings with this status',
  showAll: 'Show all meetings',
  open: (title: string) => `Open ${title}`,
  reschedule: (title: string) => `Reschedule ${title}`,
  withPerson: (name: string) => `with ${name}`,
  betweenPeople: (manager: string, employee: string) => `${manager} and ${employee}`,
  whose: 'Whose meetings',
  mine: 'Mine',
  everyone: 'Everyone I can see',
  status: 'Status',
  anyStatus: 'All statuses',
} as const;

/** The words of the schedule form. */
export const formTexts = {
  title: 'Schedule New 1:1 Meeting',
  meetingTitle: 'Title',
  employee: 'Employee',
  chooseEmployee: 'Select an employee',
  loadingTeam: 'Loading team members...',
  emptyTeam: 'No team members found',
  failedTeam: 'Your team could not be loaded. Close the form and try again.',
  dateAndTime: 'Date & Time',
  inThePast: 'Please select a date and time in the future',
  duration: 'Duration',
  notes: 'Notes (optional)',
  cancel: 'Cancel',
  submit: 'Schedule Meeting',
  submitting: 'Scheduling...',
  done: 'Meeting scheduled successfully',
  error: 'Error',
  failed: 'Failed to schedule meeting. Please try again.',
} as const;

/** The words of what the two should know of a meeting besides its title and time. */
export const detailTexts = {
  location: { label: 'Place (optional)', help: 'A room, or the link to a video call.' },
  join: (host: string) => `Join at ${host}`,
} as const;

/** The words of the form that changes a meeting. */
export const changeTexts = {
  title: 'Reschedule Meeting',
  reason: 'Reason (optional)',
  reasonHelp: 'Kept in the history, where both of you can read it.',
  cancel: 'Cancel',
  submit: 'Save changes',
  submitting: 'Saving...',
  done: 'Meeting updated successfully',
  failed: 'Failed to update meeting',
} as const;

/** The words of what else the two have at a time. */
export const overlapTexts = {
  title: 'Something else is planned for this time. You can save it all the same.',
  you: 'You',
  meeting: 'another 1:1 meeting',
  skipLevel: 'a skip-level meeting',
  has: (who: string, isOwn: boolean, what: string, from: string, until: string) =>
    `${who} ${isOwn ? 'have' : 'has'} ${what} from ${from} to ${until}.`,
  away: (who: string, isOwn: boolean, from: string, until: string) =>
    `${who} ${isOwn ? 'are' : 'is'} away ${from === until ? `on ${from}` : `from ${from} to ${until}`}.`,
} as const;

export const STATUS_LABELS: Readonly<Record<MeetingStatus, string>> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** A choice of the duration selector. */
export function durationLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
