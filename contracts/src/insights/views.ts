import { z } from 'zod';
import { insightId, personId } from '../kernel/ids';
import { INSIGHT_PRIORITIES, INSIGHT_TYPES } from './constants';
import { evidence, insightRule } from './evidence';

/** Why an insight is shown, and where its action is taken. */
export const insightMetadata = z.object({
  evidence: z.array(evidence),
  rule: insightRule,
  actionPath: z.string().nullable(),
});

/** A row of the specification's `ai_insights`. */
export const aiInsightRow = z.object({
  id: insightId,
  type: z.enum(INSIGHT_TYPES),
  title: z.string(),
  description: z.string(),
  priority: z.enum(INSIGHT_PRIORITIES),
  targetUserId: personId,
  targetTeamId: personId.nullable(),
  isRead: z.boolean(),
  actionTaken: z.boolean(),
  metadata: insightMetadata,
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type AiInsightRow = z.infer<typeof aiInsightRow>;

/** An insight as its person sees it. */
export const aiInsightView = aiInsightRow.omit({ targetUserId: true, isExpired: true });
export type AiInsightView = z.infer<typeof aiInsightView>;
