import { t } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { UnderWayLine } from '@annals/contracts/features/people/administration';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { HandoverRule } from '../../platform/services/handover-rule';

/** What an employee has under way with their manager, counted by feature; features with nothing are left out. @param now an ISO instant @param timeZone the organization's */
export async function underWayOf(
  rules: readonly HandoverRule[],
  db: ReadModels,
  employeeId: PersonId,
  now: string,
  timeZone: string,
): Promise<UnderWayLine[]> {
  const lines = await Promise.all(
    rules.map(async (rule) => {
      const { length: count } = await rule.underWay(db, [employeeId], now, timeZone);
      const [one, several] = rule.words;
      return {
        feature: rule.feature,
        count,
        words: t(count === 1 ? one : several),
        endsWithEmployment: 'end' in rule,
      };
    }),
  );
  return lines.filter(({ count }) => count > 0);
}
