import type { AiInsightRow } from '@annals/contracts/features/insights/views';
import { INSIGHT_RULES, isRuleName, type RuleName } from '@annals/contracts/features/insights/rules';
import type { Briefing, BriefingFigure, BriefingLine } from '@annals/contracts/features/skip-level/briefing';

/** What a language model is given: figures in the product's own words, and which rule found them. No name, and nothing that somebody wrote. */
export interface Material {
  readonly kind: 'insight' | 'briefing';
  /** To the letter what is sent. */
  readonly text: string;
  readonly figures: readonly BriefingFigure[];
  readonly rule: RuleName | null;
  /** Words of the product's own that the answer may use too: what the rule itself says, and the rule's sentence. They are not sent. */
  readonly ownWords: string;
}

/** Letters, digits and the few signs that figures are written with: what has anything else in it is left out. */
const PLAIN = /^[A-Za-z0-9 ,.:%()±’'\-–−]{1,120}$/;
/** A capital anywhere but at the beginning may be the beginning of a name. */
const CAPITAL_INSIDE = /(?<!^)\b(?!ALEX\b|Mann\b|Kendall\b)[A-Z]/;

/** The figures of which nothing but the product's own words is in sight. */
export function sendable(figures: readonly BriefingFigure[]): BriefingFigure[] {
  return figures
    .filter(({ label, value }) =>
      [label, value].every((text) => PLAIN.test(text) && !CAPITAL_INSIDE.test(text)),
    )
    .map(({ label, value }) => ({ label, value }));
}

/** An insight's rule, type and figures; null when there is no figure that may be sent. */
export function materialOfInsight({
  title,
  description,
  type,
  rule,
  metadata,
}: AiInsightRow): Material | null {
  if (!isRuleName(rule)) return null;
  const figures = sendable(metadata.evidence);
  if (figures.length === 0) return null;
  const { label, sentence } = INSIGHT_RULES[rule];
  return {
    kind: 'insight',
    text: JSON.stringify({ rule: label, type, figures }),
    figures,
    rule,
    ownWords: `${title} ${description} ${label} ${sentence}`,
  };
}

/** The figures of a briefing's lines, by its parts; null when there are none. */
export function materialOfBriefing({
  highlights,
  wellness,
  actionItems,
  questions,
}: Briefing): Material | null {
  const counts = [
    { label: 'Highlights', value: String(highlights.length) },
    { label: 'Open action items', value: String(actionItems.length) },
    { label: 'Suggested questions', value: String(questions.length) },
  ];
  const of = (lines: readonly BriefingLine[]) => sendable(lines.flatMap(({ figures = [] }) => figures));
  const parts = { highlights: of(highlights), wellness: of(wellness.lines), actionItems: of(actionItems) };
  const figures = [...parts.highlights, ...parts.wellness, ...parts.actionItems];
  if (figures.length === 0) return null;
  return {
    kind: 'briefing',
    text: JSON.stringify({ rule: 'Briefing for a skip-level meeting', type: 'summary', counts, ...parts }),
    figures: [...counts, ...figures],
    rule: null,
    ownWords: 'skip-level meeting employee manager team recognition recognised answered',
  };
}
