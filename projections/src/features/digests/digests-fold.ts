import type { DigestEvent } from '@annals/contracts/features/digests/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { projection } from '../../engine/projection';

/** For which week each person got their last digest. */
interface DigestRow {
  /** The person's id. */
  readonly id: PersonId;
  readonly week: string;
}

/** What the sweep of the digests knows: who has had theirs. */
export const weeklyDigests = projection<DigestRow, DigestEvent>({
  name: 'weekly_digests',
  version: 1,
  columns: { id: 'uuid', week: 'text' },
  indexes: {},
  tags: [],
  concerns: () => [],
  key: (event) => event.data.employeeId,
  evolve: {
    WeeklyDigestPrepared: (_, { data }) => ({ id: data.employeeId, week: data.week }),
  },
});
