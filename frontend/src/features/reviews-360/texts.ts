import type { ReviewerType } from '@annals/contracts/features/reviews-360/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the 360-degree reviews. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'Feedback from all sides: your own view, your manager’s, your peers’ and your reports’',
  start: 'Start 360 Review',
  tabs: {
    active: 'Active Reviews',
    pending: 'Pending Feedback',
    completed: 'Completed',
    analytics: 'Analytics',
  },
  loading: 'Loading reviews...',
  failed: 'The reviews could not be loaded',
  activeEmptyTitle: 'No active reviews',
  activeEmptySentence: 'Start one to learn how others see your work, or that of someone in your team.',
  completedEmptyTitle: 'No completed reviews',
  completedEmptySentence: 'Released results are kept here.',
  pendingLoading: 'Loading feedback requests...',
  pendingFailed: 'The feedback requests could not be loaded',
  pendingEmpty: 'No pending feedback requests',
  provide: 'Provide Feedback',
  view: 'View',
  continue: 'Continue',
  viewResults: 'View Results',
  of: (name: string) => t('of {name}', { name }),
  own: 'about you',
  completedOn: (day: string) => t('Completed {day}', { day }),
  progress: (percent: number) => t('{percent}% complete', { percent }),
  notAvailable: 'N/A',
  score: (score: string) => t('Overall score {score}', { score }),
  done: 'done',
  open: 'open',
  back: '360 Reviews',
  notFoundTitle: 'This review is not here',
  notFoundSentence: 'It does not exist, or it is not yours to see.',
});

/** What somebody is asked for, by where they look from. */
export const ASKED_AS: Readonly<Record<ReviewerType, string>> = translated({
  self: 'Self review',
  manager: 'As manager',
  peer: 'As peer',
  direct_report: 'As direct report',
});

/** The four indicators of a card. */
export const indicatorTexts = translated({
  label: 'Who has answered',
  self: 'Self',
  manager: 'Manager',
  peers: (count: number | null) => t('Peers({count})', { count: count ?? '–' }),
  reports: (count: number | null) => t('Reports({count})', { count: count ?? '–' }),
  hidden: 'How many peers and reports have answered is shown to you with the results.',
});

/** The Analytics tab. */
export const analyticsTexts = translated({
  label: 'Figures of the completed reviews',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded',
  onTime: 'On-time completion',
  onTimeCaption: 'Released by their due date',
  average: 'Average score',
  averageCaption: 'Out of 5',
  change: (change: string) => t('{change} from last quarter', { change }),
  participation: 'Participation',
  participationCaption: 'Answered of all who were asked',
  none: '–',
  nothingYet: 'No completed reviews yet',
  note: 'Over the completed reviews whose results you may read.',
});
