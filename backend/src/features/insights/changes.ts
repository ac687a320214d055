import {
  INSIGHT_RULES,
  MOST_AT_ONCE,
  quietUntil,
  type RuleName,
} from '@annals/contracts/features/insights/rules';
import type { Evidence } from '@annals/contracts/features/insights/evidence';
import type { InsightPriority } from '@annals/contracts/features/insights/constants';
import { insightId, type InsightId } from '@annals/contracts/features/insights/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RememberedInsight } from '@annals/projections/features/insights/standing';
import { derivedId } from '../../platform/commands/derived-id';
import type { InsightCommand } from './insight';
import type { Finding, FoundEvidence, RunnableRule } from './rule';

const DAY_MS = 86_400_000;

type Generate = Extract<InsightCommand, { type: 'GenerateInsight' }>;

/** A command for one insight; with what its figures rest on, before the events are looked up. */
export interface Change<Figure = Evidence> {
  readonly insightId: InsightId;
  /** Whose it is. */
  readonly personId: PersonId;
  readonly command:
    | (Omit<Generate, 'evidence'> & { evidence: Figure[] })
    | Extract<InsightCommand, { type: 'ExpireInsight' }>;
}

/** What a rule finds for a person now; null: nothing. */
export interface Judged {
  readonly rule: Pick<RunnableRule, 'name' | 'restDays'>;
  readonly finding: Finding | null;
}

/** An insight's id follows from the rule, the person and what it is about, so that no two workers find it twice. */
export function insightIdOf(rule: RuleName, personId: PersonId, key: string): InsightId {
  return insightId.parse(derivedId('insight', rule, personId, key));
}

/**
 * What has to change for one person, from what the rules find now and what was found before:
 * - what no longer holds ends, what has changed is replaced, what is the same stays as it is;
 * - nothing is found that was found before, unless what had replaced it is gone again;
 * - a rule that the person called not helpful is quiet for a while;
 * - a rule about a development rests between two insights;
 * - nobody has more than a handful at once: the more important ones come first, the others when there is room.
 */
export function changesFor(
  personId: PersonId,
  judged: readonly Judged[],
  remembered: readonly RememberedInsight[],
  now: Date,
): Change<FoundEvidence>[] {
  const changes: Change<FoundEvidence>[] = [];
  const wanted: { readonly rule: RuleName; readonly finding: Finding; readonly replaces: InsightId[] }[] = [];
  let current = remembered.filter((insight) => isCurrent(insight, now)).length;
  for (const { rule, finding } of judged) {
    const earlier = remembered.filter((insight) => insight.rule === rule.name);
    const shown = earlier.filter((insight) => isCurrent(insight, now));
    if (!finding) {
      changes.push(...shown.map(({ id }) => ended(id, personId, { because: 'no-longer-holds' })));
      current -= shown.length;
      continue;
    }
    const id = insightIdOf(rule.name, personId, finding.key);
    const others = shown.filter((insight) => insight.id !== id);
    if (others.length < shown.length) {
      changes.push(
        ...others.map((other) => ended(other.id, personId, { because: 'replaced', replacedBy: id })),
      );
      current -= others.length;
      continue;
    }
    if (rule.restDays !== null && (shown.length > 0 || isResting(earlier, rule.restDays, now))) continue;
    if (isQuiet(earlier, now) || wasFound(earlier, id)) continue;
    wanted.push({ rule: rule.name, finding, replaces: others.map((other) => other.id) });
    current -= others.length;
  }
  wanted.sort((one, other) => RANK[one.finding.priority] - RANK[other.finding.priority]);
  const room = Math.max(0, MOST_AT_ONCE - current);
  for (const [index, { rule, finding, replaces }] of wanted.entries()) {
    const id = insightIdOf(rule, personId, finding.key);
    const fits = index < room;
    if (fits) changes.push({ insightId: id, personId, command: generated(id, personId, rule, finding) });
    // What is replaced says what is no longer so: it goes in any case.
    for (const replaced of replaces)
      changes.push(
        ended(
          replaced,
          personId,
          fits ? { because: 'replaced', replacedBy: id } : { because: 'no-longer-holds' },
        ),
      );
  }
  return changes;
}

const RANK: Readonly<Record<InsightPriority, number>> = { high: 0, medium: 1, low: 2 };

function isCurrent({ isExpired, expiresAt }: RememberedInsight, now: Date): boolean {
  return !isExpired && expiresAt > now.toISOString();
}

function wasFound(earlier: readonly RememberedInsight[], id: InsightId): boolean {
  return earlier.some((insight) => insight.id === id && insight.endedBecause !== 'replaced');
}

function isResting(earlier: readonly RememberedInsight[], days: number, now: Date): boolean {
  return earlier.some(({ createdAt }) => now.getTime() - Date.parse(createdAt) < days * DAY_MS);
}

function isQuiet(earlier: readonly RememberedInsight[], now: Date): boolean {
  const contested = earlier.flatMap(({ contestedAt }) => contestedAt ?? []).sort();
  const last = contested.at(-1);
  return last !== undefined && quietUntil(contested.length, last) > now.toISOString();
}

function ended(
  id: InsightId,
  personId: PersonId,
  why: { because: 'no-longer-holds' } | { because: 'replaced'; replacedBy: InsightId },
): Change<FoundEvidence> {
  return { insightId: id, personId, command: { type: 'ExpireInsight', ...why } };
}

/** The command that shows a finding to a person. */
export function generated(
  id: InsightId,
  targetUserId: PersonId,
  rule: RuleName,
  { threshold, evidence, ...finding }: Finding,
): Omit<Generate, 'evidence'> & { evidence: FoundEvidence[] } {
  return {
    type: 'GenerateInsight',
    insightId: id,
    targetUserId,
    ...finding,
    evidence: [...evidence],
    rule: { name: rule, version: INSIGHT_RULES[rule].version, threshold },
  };
}
