import { decimal, t, translated } from '@annals/contracts/kernel/text';

/** The words of the overview. */
export const texts = translated({
  recent: {
    title: 'Recent 1:1 Meetings',
    add: '+ New Meeting',
    emptyTitle: 'No Meetings Scheduled',
    emptySentence: 'Get started by scheduling your first 1:1 meeting.',
    emptyForEmployee: 'No 1:1 with you has been scheduled yet.',
    schedule: 'Schedule Meeting',
  },
  upcoming: {
    title: 'Next up',
    empty: 'Nothing planned from now on.',
    today: 'Today',
  },
  actions: {
    title: 'Action items',
    empty: 'Nothing open from your 1:1s.',
    from: (title: string) => t('from {title}', { title }),
  },
  loading: 'Loading dashboard...',
  failed: 'Your meetings could not be loaded',
  all: 'All meetings',
});

/** The words around the four figures. */
export const statTexts = translated({
  label: 'Key figures',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded',
});

/** The words of the trends chart. */
export const trendTexts = translated({
  loading: 'Loading the trends...',
  failed: 'The trends could not be loaded',
  month: 'Month',
  scores: 'Score',
  rating: 'Average rating (out of 5)',
  wellbeing: 'Wellbeing (out of 10)',
  goals: 'Goals reached',
  goalsUnit: 'goals',
  steady: (score: number) => t('Wellbeing is steady at {score}', { score: decimal(score) }),
  risen: (before: number, now: number) =>
    t('Wellbeing rose from {before} to {now}', { before: decimal(before), now: decimal(now) }),
  fallen: (before: number, now: number) =>
    t('Wellbeing fell from {before} to {now}', { before: decimal(before), now: decimal(now) }),
  tooFew: 'Too few answers yet to show how wellbeing changes',
});

/** The words of the quick actions. Quoted ones are the specification's. */
export const quickTexts = translated({
  title: 'Quick Actions',
  schedule: 'Schedule 1:1 Meeting',
  seeMeetings: 'View 1:1 Meetings',
  wellbeing: 'Send Wellbeing Check',
  ownWellbeing: 'Take a Pulse Check',
  seeWellbeing: 'View Wellbeing Figures',
  report: 'View Team Reports',
  analytics: 'View Organization Analytics',
  painPoint: 'Report a Pain Point',
});

/** The words of the recent activity. */
export const activityTexts = translated({
  title: 'Recent Activity',
  loading: 'Loading recent activity...',
  failed: 'The recent activity could not be loaded',
  empty: 'Nothing has happened yet.',
  checkIn: 'Wellbeing check-in completed',
  insight: (title: string) => t('ALEX insight: {title}', { title }),
  meeting: (title: string) => t('1:1 completed: {title}', { title }),
  painPoint: (title: string) => t('Pain point reported: {title}', { title }),
});
