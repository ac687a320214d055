import type { InsightPriority, InsightType } from '@annals/contracts/features/insights/constants';

/** The words of the ALEX Insights. Quoted ones are the specification's. */
export const texts = {
  subtitle: 'AI-powered recommendations and alerts from your leadership assistant',
  badge: 'AI Leadership EXperience',
  loading: 'Loading insights...',
  failed: 'The insights could not be loaded',
  priority: (priority: InsightPriority) => `${priority} priority`,
  created: (day: string) => `Created ${day}`,
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
  example: 'Example',
  examplesIntro:
    'ALEX has found nothing that needs you right now. This is what its insights look like; these three are examples, not about you.',
} as const;

/** The words of calling an insight not helpful. */
export const contestTexts = {
  title: 'Not helpful?',
  sentence: (rule: string, days: number) =>
    `It is dismissed, and ALEX snoozes “${rule}” for you for ${String(days)} days. Each further “not helpful” doubles that.`,
  words: 'What was wrong with it? (optional)',
  confirm: 'Dismiss',
  refuse: 'Keep it',
  done: 'Dismissed',
  doneSentence: (rule: string, days: number) => `“${rule}” is snoozed for ${String(days)} days.`,
  failed: 'The insight was not dismissed',
} as const;

/** What is quiet, below the list. */
export const quietTexts = {
  title: 'Snoozed',
  line: (rule: string, until: string) => `${rule}, until ${until}`,
  putAway: (title: string, day: string) => `${title}, dismissed on ${day} `,
  yours:
    'No colleague reads what you wrote; an auditor could open it with a stated reason, of which you would be told.',
} as const;

/** Behind "Why am I seeing this?". */
export const whyTexts = {
  question: 'Why am I seeing this?',
  rule: (name: string, version: number) => `Rule “${name}”, version ${version}`,
  about: (name: string, label: string) => `${name}: ${label}`,
  threshold: (threshold: string) => `It applies from this on: ${threshold}.`,
  figures: 'Underlying figures',
  events: (count: number) => `The ${String(count)} events behind it`,
  event: (what: string, day: string) => `${what}, ${day}`,
  confidential:
    'The answers of pulse checks are confidential: there are figures of them here, and no events.',
} as const;

export const TYPE_LABELS: Readonly<Record<InsightType, string>> = {
  recommendation: 'Recommendation',
  trend_alert: 'Trend alert',
  action_required: 'Action required',
};

/** The dashboard's panel. */
export const panelTexts = {
  title: 'ALEX Insights',
  all: 'View all',
  loading: 'Loading insights...',
} as const;
