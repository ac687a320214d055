export const INSIGHT_TYPES = ['recommendation', 'trend_alert', 'action_required'] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];

export const INSIGHT_PRIORITIES = ['low', 'medium', 'high'] as const;
export type InsightPriority = (typeof INSIGHT_PRIORITIES)[number];
