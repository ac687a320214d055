import type { InsightPriority, InsightType } from '@annals/contracts/insights/constants';

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
  actionTaken: 'Action taken',
  markReadDone: 'Insight marked as read',
  markReadFailed: 'Failed to mark as read',
  actionDone: 'Action taken',
  actionFailed: 'Failed to take action',
  example: 'Example',
  examplesIntro:
    'ALEX has found nothing that needs you right now. This is what its insights look like; these three are examples, not about you.',
} as const;

/** Behind "Why am I seeing this?". */
export const whyTexts = {
  question: 'Why am I seeing this?',
  rule: (name: string, version: number) => `Rule “${name}”, version ${version}`,
  threshold: (threshold: string) => `It applies from this on: ${threshold}.`,
  figures: 'The figures it rests on',
  events: (count: number) => `from ${count} ${count === 1 ? 'record' : 'records'}`,
  look: 'Look',
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
