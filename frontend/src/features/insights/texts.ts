import type { InsightPriority, InsightType } from '@annals/contracts/features/insights/constants';
import { t, translated } from '@annals/contracts/kernel/text';

/** The words of the ALEX Insights. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'AI-powered recommendations and alerts from your leadership assistant',
  badge: 'AI Leadership EXperience',
  loading: 'Loading insights...',
  failed: 'The insights could not be loaded',
  priority: (priority: InsightPriority) =>
    t('{priority, select, high {high priority} medium {medium priority} other {low priority}}', { priority }),
  created: (day: string) => t('Created {day}', { day }),
  unread: 'Unread',
  markRead: 'Mark as read',
  takeAction: 'Take Action',
  open: 'Open',
  markDone: 'Mark as done',
  actionTaken: 'Action taken',
  markReadDone: 'Insight marked as read',
  markReadFailed: 'Failed to mark as read',
  actionDone: 'Action taken',
  actionFailed: 'Failed to record the action',
  notHelpful: 'Not helpful',
  examplesIntro:
    'ALEX has found nothing that needs you right now. This is what its insights look like; these three are examples, not about you.',
});

/** The words of calling an insight not helpful. */
export const contestTexts = translated({
  title: 'Not helpful?',
  sentence: (rule: string, days: number) =>
    t(
      'It is dismissed, and ALEX snoozes “{rule}” for you for {days} days. Each further “not helpful” doubles that.',
      { rule, days },
    ),
  words: 'What was wrong with it? (optional)',
  confirm: 'Dismiss',
  refuse: 'Keep it',
  done: 'Dismissed',
  doneSentence: (rule: string, days: number) => t('“{rule}” is snoozed for {days} days.', { rule, days }),
  failed: 'The insight was not dismissed',
});

/** What is quiet, below the list. */
export const quietTexts = translated({
  title: 'Snoozed',
  line: (rule: string, until: string) => t('{rule}, until {until}', { rule, until }),
  putAway: (title: string, day: string) => t('{title}, dismissed on {day} ', { title, day }),
  yours:
    'No colleague reads what you wrote; an auditor could open it with a stated reason, of which you would be told.',
});

/** Behind "Why am I seeing this?". */
export const whyTexts = translated({
  question: 'Why am I seeing this?',
  rule: (name: string, version: number) => t('Rule “{name}”, version {version}', { name, version }),
  about: (name: string, label: string) => `${name}: ${label}`,
  threshold: (threshold: string) => t('It applies from this on: {threshold}.', { threshold }),
  figures: 'Underlying figures',
  events: (count: number) => t('The {count} events behind it', { count }),
  event: (what: string, day: string) => `${what}, ${day}`,
  confidential:
    'The answers of pulse checks are confidential: there are figures of them here, and no events.',
});

export const TYPE_LABELS: Readonly<Record<InsightType, string>> = translated({
  recommendation: 'Recommendation',
  trend_alert: 'Trend alert',
  action_required: 'Action required',
});

/** The dashboard's panel. */
export const panelTexts = translated({
  all: 'View all',
  loading: 'Loading insights...',
});
