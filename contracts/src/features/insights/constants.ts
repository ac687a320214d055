export const INSIGHT_TYPES = ['recommendation', 'trend_alert', 'action_required'] as const;
export type InsightType = (typeof INSIGHT_TYPES)[number];

export const INSIGHT_PRIORITIES = ['low', 'medium', 'high'] as const;
export type InsightPriority = (typeof INSIGHT_PRIORITIES)[number];

/** Why an insight ended: its time was over, what it said no longer holds, or a newer one says it better. */
export const INSIGHT_ENDS = ['time', 'no-longer-holds', 'replaced'] as const;
export type InsightEnd = (typeof INSIGHT_ENDS)[number];
