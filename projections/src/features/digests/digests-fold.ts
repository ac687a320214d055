import type { DigestEvent } from '@annals/contracts/features/digests/events';
import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import { projection } from '../../engine/projection';

/** For which week each person got their last digest. */
const digestRow = z.object({ id: personId, week: z.string() });
type DigestRow = z.infer<typeof digestRow>;

/** What the sweep of the digests knows: who has had theirs. */
export const weeklyDigests = projection<DigestRow, DigestEvent>({
  name: 'weekly_digests',
  version: 1,
  row: digestRow,
  indexes: {},
  tags: [],
  concerns: () => [],
  key: (event) => event.data.employeeId,
  evolve: {
    WeeklyDigestPrepared: (_, { data }) => ({ id: data.employeeId, week: data.week }),
  },
});
