import { z } from 'zod';
import { insightId } from './ids';
import { personId } from '../../kernel/ids';
import { INSIGHT_ENDS, INSIGHT_PRIORITIES, INSIGHT_TYPES } from './constants';
import { evidence, insightChart, insightRule } from './evidence';
import { RULE_NAMES } from './rules';

/** Why an insight is shown, and where its action is taken. */
export const insightMetadata = z.object({
  evidence: z.array(evidence),
  /** The series behind the figures, where there is one. */
  chart: insightChart.nullable(),
  rule: insightRule,
  actionPath: z.string().nullable(),
  /** What a language model made of it, once it was checked; `title` and `description` stay the rule's own. */
  reworded: z.object({ model: z.string(), title: z.string(), description: z.string() }).nullable(),
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
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** The rule that found it and what it is about. */
  rule: z.string(),
  key: z.string().nullable(),
  endedBecause: z.enum(INSIGHT_ENDS).nullable(),
  contestedAt: z.iso.datetime().nullable(),
  /** Why it did not help, in the person’s words. */
  contestComment: z.string().nullable(),
});
export type AiInsightRow = z.infer<typeof aiInsightRow>;

/** An insight as its person sees it. */
export const aiInsightView = aiInsightRow
  .pick({
    id: true,
    type: true,
    title: true,
    description: true,
    priority: true,
    targetTeamId: true,
    isRead: true,
    actionTaken: true,
    metadata: true,
    createdAt: true,
    expiresAt: true,
  })
  .extend({
    metadata: insightMetadata.extend({
      evidence: z.array(
        evidence.extend({
          /** The name of the person a figure is about, as they are called today. */
          aboutName: z.string().optional(),
        }),
      ),
    }),
    /** How often the person has called insights of this rule not helpful. */
    contestedBefore: z.number().int(),
  });
export type AiInsightView = z.infer<typeof aiInsightView>;

/** A rule that is quiet for the caller, and until when. */
export const quietRule = z.object({
  rule: z.string(),
  times: z.number().int(),
  until: z.string(),
  /** What they called not helpful, newest first, in their own words: nobody else reads them. */
  putAway: z.array(
    z.object({ id: insightId, title: z.string(), contestedAt: z.string(), comment: z.string().nullable() }),
  ),
});
export type QuietRule = z.infer<typeof quietRule>;

/** What a rule compares with now, and who set it; null: nobody has. */
export const insightRuleView = z.object({
  rule: z.enum(RULE_NAMES),
  thresholds: z.record(z.string(), z.number()),
  setAt: z.string().nullable(),
  setByName: z.string().nullable(),
  reason: z.string().nullable(),
});
export type InsightRuleView = z.infer<typeof insightRuleView>;
