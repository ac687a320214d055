import { isErased, readable } from '@annals/contracts/kernel/erased';
import type { InsightEvent } from '@annals/contracts/features/insights/events';
import { aiInsightRow, type AiInsightRow } from '@annals/contracts/features/insights/views';
import { projection } from '../../engine/projection';

/** What ALEX found, for whom: the specification's `ai_insights`. */
export const aiInsights = projection<AiInsightRow, InsightEvent>({
  name: 'ai_insights',
  version: 4,
  row: aiInsightRow,
  indexes: {
    latestOfPerson: ['targetUserId', 'createdAt desc', 'id desc'],
    nextToExpire: ['isExpired', 'expiresAt'],
  },
  tags: ['Insights'],
  concerns: (row) => [row.targetUserId],
  key: (event) => event.data.insightId,
  evolve: {
    InsightGenerated: (_, { data, metadata }) => ({
      id: data.insightId,
      type: data.type,
      title: readable(data.title),
      description: readable(data.description),
      priority: data.priority,
      targetUserId: data.targetUserId,
      targetTeamId: data.targetTeamId ?? null,
      isRead: false,
      actionTaken: false,
      metadata: {
        evidence: isErased(data.evidence) ? [] : data.evidence,
        chart: data.chart === undefined || isErased(data.chart) ? null : data.chart,
        rule: data.rule,
        actionPath: data.actionPath ?? null,
        reworded: null,
      },
      createdAt: metadata.occurredAt,
      expiresAt: data.expiresAt,
      isExpired: false,
      rule: data.rule.name,
      key: data.key ?? null,
      endedBecause: null,
      contestedAt: null,
      contestComment: null,
    }),
    InsightReworded: (row, { data: { model, title, description } }) =>
      row && !isErased(title) && !isErased(description)
        ? { ...row, metadata: { ...row.metadata, reworded: { model, title, description } } }
        : row,
    InsightRead: (row) => row && { ...row, isRead: true },
    InsightActionTaken: (row) => row && { ...row, isRead: true, actionTaken: true },
    InsightContested: (row, { data, metadata }) =>
      row && {
        ...row,
        isRead: true,
        isExpired: true,
        contestedAt: metadata.occurredAt,
        contestComment: data.comment === undefined ? null : readable(data.comment),
      },
    InsightExpired: (row, { data }) =>
      row && { ...row, isExpired: true, endedBecause: data.because ?? 'time' },
  },
});
