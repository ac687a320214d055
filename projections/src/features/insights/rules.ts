import { RULE_NAMES, thresholdsInForce, type Thresholds } from '@annals/contracts/features/insights/rules';
import type { InsightRuleView } from '@annals/contracts/features/insights/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { insightRuleRow } from './rules-fold';

const idAndThresholds = insightRuleRow.pick({ id: true, thresholds: true });
const namedRow = insightRuleRow.extend({ setByName: z.string().nullable() });

/** What the rules compare with now. */
export async function thresholdsNow(db: ReadModels): Promise<Thresholds> {
  const rows = await rowsOf(idAndThresholds, db('insight_rules').select('id', 'thresholds'));
  return thresholdsInForce(new Map(rows.map(({ id, thresholds }) => [id, thresholds])));
}

/** Every rule with what holds, and who set it. */
export async function rulesWithThresholds(db: ReadModels): Promise<InsightRuleView[]> {
  const rows = await rowsOf(
    namedRow,
    db('insight_rules as rule')
      .joinRaw('LEFT JOIN people AS person ON person.id::text = rule."setBy"')
      .select('rule.*')
      .select(db.raw(`person."firstName" || ' ' || person."lastName" AS "setByName"`)),
  );
  const inForce = thresholdsInForce(new Map(rows.map(({ id, thresholds }) => [id, thresholds])));
  return RULE_NAMES.map((rule) => {
    const set = rows.find(({ id }) => id === rule);
    return {
      rule,
      thresholds: inForce[rule],
      setAt: set?.setAt ?? null,
      setByName: set?.setByName ?? null,
      reason: set?.reason ?? null,
    };
  });
}
