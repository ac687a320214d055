import { t, translated } from '@annals/contracts/kernel/text';
import { scheduleTexts } from '../../conversations/texts';

/** The words of the 1:1 meetings. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'Manage and track your one-on-one meetings',
  schedule: 'Schedule Meeting',
  paletteGroup: 'Meetings',
  listTitle: 'All Meetings',
  today: 'Today',
  upcoming: 'Upcoming',
  past: 'Past and cancelled',
  loading: 'Loading meetings...',
  failed: 'The meetings could not be loaded',
  emptyTitle: 'No Meetings Scheduled',
  emptySentence: 'Get started by scheduling your first 1:1 meeting.',
  emptyForEmployee: 'You will find your 1:1 meetings here as soon as one is scheduled.',
  nothingFiltered: 'No meetings with this status',
  showAll: 'Show all meetings',
  open: (title: string) => t('Open {title}', { title }),
  reschedule: (title: string) => t('Reschedule {title}', { title }),
  whose: 'Whose meetings',
  mine: 'Mine',
  everyone: 'Everyone I can see',
  status: 'Status',
  anyStatus: 'All statuses',
});

/** The words of the view of a week. */
export const weekTexts = translated({
  view: 'View',
  list: 'List',
  week: 'Week',
  label: '1:1s of a week',
  previous: 'Previous week',
  thisWeek: 'This week',
  next: 'Next week',
  loading: 'Loading the week...',
  failed: 'The week could not be loaded',
  empty: 'You have no 1:1s in this week.',
  own: 'Your own 1:1s.',
  keys: 'The arrow keys turn the weeks, Home shows this one.',
});

/** The words of the schedule form. */
export const formTexts = translated({
  ...scheduleTexts,
  title: 'Schedule New 1:1 Meeting',
  meetingTitle: 'Title',
  chooseEmployee: 'Select an employee',
  loadingTeam: 'Loading team members...',
  emptyTeam: 'No team members found',
  failedTeam: 'Your team could not be loaded. Close the form and try again.',
  notes: 'Notes (optional)',
});

/** The words of a 1:1 that repeats. */
export const repeatTexts = translated({
  repeats: 'Repeats',
  never: 'does not repeat',
  ends: 'Ends',
  afterTimes: 'after a number of meetings',
  onDay: 'on a day',
  times: 'Meetings',
  until: 'Last day',
});

/** The words of what the two should know of a meeting besides its title and time. */
export const detailTexts = translated({
  location: { label: 'Place (optional)', help: 'A room, or the link to a video call.' },
  join: (host: string) => t('Join at {host}', { host }),
});

/** The words of the card on a person's page. */
export const withPersonTexts = translated({
  title: '1:1s with you',
  all: 'All meetings',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  empty: 'No 1:1s with this person yet',
});
