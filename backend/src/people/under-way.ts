import type { PersonId } from '@annals/contracts/kernel/ids';
import type { UnderWayLine } from '@annals/contracts/people/administration';
import type { ReadModels } from '@annals/projections/kernel/connections';
import { FOLLOWERS } from './followers';

/** What an employee has under way with their manager, counted by feature; features with nothing are left out. @param now an ISO instant */
export async function underWayOf(db: ReadModels, employeeId: PersonId, now: string): Promise<UnderWayLine[]> {
  const lines = await Promise.all(
    FOLLOWERS.map(async (follower) => {
      const { length: count } = await follower.underWay(db, employeeId, now);
      const [one, several] = follower.words;
      return {
        feature: follower.feature,
        count,
        words: count === 1 ? one : several,
        endsWithEmployment: 'end' in follower,
      };
    }),
  );
  return lines.filter(({ count }) => count > 0);
}
