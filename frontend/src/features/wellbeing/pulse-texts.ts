import { decimal, t, translated } from '@annals/contracts/kernel/text';
import {
  RISK_METHOD,
  type AlertKind,
  type RiskLevel,
  type SuggestedAction,
  type Trend,
} from '@annals/contracts/features/wellbeing/risk';
import type { ManagerAlertView } from '@annals/contracts/features/wellbeing/views';
import type { BadgeTone } from '../../ui/Badge';

export const RISK_LABELS: Readonly<Record<RiskLevel, string>> = translated({
  low: 'Low',
  medium: 'Medium',
  high: 'High',
});

export const RISK_TONES: Readonly<Record<RiskLevel, BadgeTone>> = {
  low: 'green',
  medium: 'yellow',
  high: 'red',
};

export const KIND_LABELS: Readonly<Record<AlertKind, string>> = translated({
  burnout: 'Burnout risk',
  attrition: 'Attrition risk',
});

const TREND_LABELS: Readonly<Record<Trend, string>> = translated({
  improving: 'Improving',
  stable: 'Stable',
  declining: 'Declining',
});

const ACTIONS: Readonly<Record<SuggestedAction, string>> = translated({
  'ask-for-one-to-one': 'Ask your manager for a 1:1 soon, and say as much as you want to.',
  'sort-workload': 'List what is on your desk and agree with your manager on what can wait.',
  'protect-time-off': 'Keep your evenings free, and plan a few days off.',
  'recover-from-stress': 'Put breaks into your calendar, and find out what stresses you most.',
  'talk-about-role': 'Talk about what you would like to do more of, and less.',
  'strengthen-ties': 'Make time for a conversation with a colleague that is not about tasks.',
  'say-what-would-help': 'Say in your next pulse check what would help you most.',
  'keep-what-works': 'Keep what works: your answers look well.',
});

/** The words of the card with one's own pulse. */
export const pulseTexts = translated({
  title: 'Your weekly pulse',
  forYouAlone:
    'No colleague, manager or administrator sees this, and it is no part of any review. An auditor could open it with a stated reason, of which you would be told.',
  loading: 'Loading your pulse...',
  failed: 'Your pulse could not be loaded',
  empty: 'After your first pulse check you find here what your answers point to.',
  working: 'ALEX is looking at your latest answers.',
  overall: 'Overall score',
  score: (score: number) => t('{score} of 5', { score: decimal(score, 2) }),
  compared: (difference: number) =>
    difference === 0
      ? t('as before')
      : difference > 0
        ? t('{difference} more than before', { difference: decimal(difference, 2) })
        : t('{difference} less than before', { difference: decimal(-difference, 2) }),
  trend: 'Trend',
  trendOf: (trend: Trend | null) => (trend === null ? t('Not enough weeks yet') : TREND_LABELS[trend]),
  tooFew: 'Not enough weeks yet',
  actions: 'What you could do',
  action: (action: SuggestedAction) => ACTIONS[action],
  how: 'How is this worked out?',
  get method() {
    return t(
      'Burnout risk looks at stress, workload and work-life balance; attrition risk at job satisfaction, overall wellbeing and relationships with the team (Maslach & Leiter 1997; Demerouti et al. 2001; Griffeth, Hom & Gaertner 2000). Level: the median of your last {recentWeeks} weeks with answers. Direction: the Theil–Sen slope of the last {weeks} weeks, if it is more than the usual scatter. High: below {highBelow}, or below {mediumBelow} and falling by {slope} points a week or more. Medium: below {mediumBelow}, or falling. With fewer than {fewestWeeks} weeks nothing is said. It is a hint, not a diagnosis. Method {name}, version {version}.',
      RISK_METHOD,
    );
  },
  restsOn: (weeks: number) =>
    t('It rests on {weeks, plural, one {# week} other {# weeks}} of your answers.', { weeks }),
});

export const ALERT_TONES: Readonly<Record<ManagerAlertView['status'], BadgeTone>> = {
  raised: 'red',
  acknowledged: 'yellow',
  followed_up: 'green',
};

/** The words of a manager's alerts. */
export const alertTexts = translated({
  title: 'Alerts about your team',
  wholeTeam:
    'An alert rests on whole weeks of your team that you see below anyway, each with at least 3 people. It is about no one in particular.',
  loading: 'Loading the alerts...',
  failed: 'The alerts could not be loaded',
  empty: 'No alerts',
  emptySentence: 'When the pulse checks of your team as a whole point to a high risk, you are told here.',
  headings: {
    burnout: 'High burnout risk in your team',
    attrition: 'High attrition risk in your team',
  } satisfies Record<AlertKind, string>,
  raised: (day: string) => t('Raised on {day}', { day }),
  figures: ({ median, slope, weeks }: ManagerAlertView) =>
    t(
      '{direction, select, falling {Median of the last {recent} weeks with answers {median} of 10, falling by {slope} points a week; it rests on {weeks, plural, one {# week} other {# weeks}}.} rising {Median of the last {recent} weeks with answers {median} of 10, rising by {slope} points a week; it rests on {weeks, plural, one {# week} other {# weeks}}.} other {Median of the last {recent} weeks with answers {median} of 10; it rests on {weeks, plural, one {# week} other {# weeks}}.}}',
      {
        direction: slope === null ? 'none' : slope < 0 ? 'falling' : 'rising',
        recent: RISK_METHOD.recentWeeks,
        median: decimal(median, 2),
        slope: decimal(Math.abs(slope ?? 0), 2),
        weeks: weeks.length,
      },
    ),
  statuses: {
    raised: 'New',
    acknowledged: 'Acknowledged',
    followed_up: 'Followed up',
  } satisfies Record<ManagerAlertView['status'], string>,
  how: 'Why am I seeing this?',
  get method() {
    return t(
      'Burnout risk looks at stress, workload and work-life balance; attrition risk at job satisfaction, overall wellbeing and relationships with the team (Maslach & Leiter 1997; Demerouti et al. 2001; Griffeth, Hom & Gaertner 2000). Level: the median of your team’s last {recentWeeks} weeks with answers. Direction: the Theil–Sen slope of the last {weeks} weeks, if it is more than the usual scatter. High: below {highBelow}, or below {mediumBelow} and falling by {slope} points a week or more. Medium: below {mediumBelow}, or falling. With fewer than {fewestWeeks} weeks nothing is said. It is a hint, not a diagnosis. Method {name}, version {version}.',
      RISK_METHOD,
    );
  },
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
});

/** The words of the dialog for a follow-up. */
export const followUpTexts = translated({
  title: 'Write follow-up',
  sentence: 'Write what you did about it. It stays with the alert. Name nobody.',
  words: 'What you did',
  confirm: 'Save follow-up',
  done: 'Follow-up saved',
  failed: 'The follow-up could not be saved',
});
