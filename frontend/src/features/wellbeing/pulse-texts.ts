import {
  RISK_METHOD,
  type AlertKind,
  type RiskLevel,
  type SuggestedAction,
  type Trend,
} from '@annals/contracts/features/wellbeing/risk';
import type { ManagerAlertView } from '@annals/contracts/features/wellbeing/views';
import type { BadgeTone } from '../../ui/Badge';

export const RISK_LABELS: Readonly<Record<RiskLevel, { label: string; tone: BadgeTone }>> = {
  low: { label: 'Low', tone: 'green' },
  medium: { label: 'Medium', tone: 'yellow' },
  high: { label: 'High', tone: 'red' },
};

export const KIND_LABELS: Readonly<Record<AlertKind, string>> = {
  burnout: 'Burnout risk',
  attrition: 'Attrition risk',
};

const TREND_LABELS: Readonly<Record<Trend, string>> = {
  improving: 'Improving',
  stable: 'Stable',
  declining: 'Declining',
};

const ACTIONS: Readonly<Record<SuggestedAction, string>> = {
  'ask-for-one-to-one': 'Ask your manager for a 1:1 soon, and say as much as you want to.',
  'sort-workload': 'List what is on your desk and agree with your manager on what can wait.',
  'protect-time-off': 'Keep your evenings free, and plan a few days off.',
  'recover-from-stress': 'Put breaks into your calendar, and find out what stresses you most.',
  'talk-about-role': 'Talk about what you would like to do more of, and less.',
  'strengthen-ties': 'Make time for a conversation with a colleague that is not about tasks.',
  'say-what-would-help': 'Say in your next pulse check what would help you most.',
  'keep-what-works': 'Keep what works: your answers look well.',
};

/** How both risks are worked out, in the words for the one who answered and for the manager. */
const method = (whose: string) =>
  `Burnout risk looks at stress, workload and work-life balance; attrition risk at job satisfaction, overall wellbeing and relationships with the team (Maslach & Leiter 1997; Demerouti et al. 2001; Griffeth, Hom & Gaertner 2000). Level: the median of ${whose} last ${String(RISK_METHOD.recentWeeks)} weeks with answers. Direction: the Theil–Sen slope of the last ${String(RISK_METHOD.weeks)} weeks, if it is more than the usual scatter. High: below ${String(RISK_METHOD.highBelow)}, or below ${String(RISK_METHOD.mediumBelow)} and falling by ${String(RISK_METHOD.slope)} points a week or more. Medium: below ${String(RISK_METHOD.mediumBelow)}, or falling. With fewer than ${String(RISK_METHOD.fewestWeeks)} weeks nothing is said. It is a hint, not a diagnosis. Method ${RISK_METHOD.name}, version ${String(RISK_METHOD.version)}.`;

/** The words of the card with one's own pulse. */
export const pulseTexts = {
  title: 'Your weekly pulse',
  forYouAlone:
    'No colleague, manager or administrator sees this, and it is no part of any review. An auditor could open it with a stated reason, of which you would be told.',
  loading: 'Loading your pulse...',
  failed: 'Your pulse could not be loaded',
  empty: 'After your first pulse check you find here what your answers point to.',
  working: 'ALEX is looking at your latest answers.',
  overall: 'Overall score',
  score: (score: number) => `${score.toFixed(2)} of 5`,
  compared: (difference: number) =>
    difference === 0
      ? 'as before'
      : `${Math.abs(difference).toFixed(2)} ${difference > 0 ? 'more' : 'less'} than before`,
  trend: 'Trend',
  trendOf: (trend: Trend | null) => (trend === null ? 'Not enough weeks yet' : TREND_LABELS[trend]),
  tooFew: 'Not enough weeks yet',
  actions: 'What you could do',
  action: (action: SuggestedAction) => ACTIONS[action],
  how: 'How is this worked out?',
  method: method('your'),
  restsOn: (weeks: number) =>
    `It rests on ${String(weeks)} ${weeks === 1 ? 'week' : 'weeks'} of your answers.`,
} as const;

/** The words of a manager's alerts. */
export const alertTexts = {
  title: 'Alerts about your team',
  wholeTeam:
    'An alert rests on whole weeks of your team that you see below anyway, each with at least 3 people. It is about no one in particular.',
  loading: 'Loading the alerts...',
  failed: 'The alerts could not be loaded',
  empty: 'No alerts',
  emptySentence: 'When the pulse checks of your team as a whole point to a high risk, you are told here.',
  heading: (kind: AlertKind) => `High ${kind} risk in your team`,
  raised: (day: string) => `Raised on ${day}`,
  figures: ({ median, slope, weeks }: ManagerAlertView) =>
    `Median of the last ${String(RISK_METHOD.recentWeeks)} weeks with answers ${median.toFixed(2)} of 10${
      slope === null
        ? ''
        : `, ${slope < 0 ? 'falling' : 'rising'} by ${Math.abs(slope).toFixed(2)} points a week`
    }; it rests on ${String(weeks.length)} weeks.`,
  statuses: {
    raised: { label: 'New', tone: 'red' },
    acknowledged: { label: 'Acknowledged', tone: 'yellow' },
    followed_up: { label: 'Followed up', tone: 'green' },
  } satisfies Record<ManagerAlertView['status'], { label: string; tone: BadgeTone }>,
  how: 'Why am I seeing this?',
  method: method('your team’s'),
  suggestions: {
    burnout:
      'Talk with the team about its workload: what can wait, what can go, who needs time off. Do not ask who answered what.',
    attrition:
      'Ask everyone in the next 1:1s what they would like to do more of, and what keeps them here. Do not ask who answered what.',
  } satisfies Record<AlertKind, string>,
  acknowledge: 'Acknowledge',
  acknowledged: 'Alert acknowledged',
  acknowledgeFailed: 'The alert could not be acknowledged',
  followUp: 'Write follow-up',
  followUpAgain: 'Change follow-up',
  followUpTitle: 'Follow-up',
  history: 'History',
} as const;

/** The words of the dialog for a follow-up. */
export const followUpTexts = {
  title: 'Write follow-up',
  sentence: 'Write what you did about it. It stays with the alert. Name nobody.',
  words: 'What you did',
  confirm: 'Save follow-up',
  done: 'Follow-up saved',
  failed: 'The follow-up could not be saved',
} as const;
