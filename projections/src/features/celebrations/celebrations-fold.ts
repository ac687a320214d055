import type { CelebrationEvent } from '@annals/contracts/features/celebrations/events';
import { celebrationsRow, type CelebrationsRow } from '@annals/contracts/features/celebrations/views';
import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { projection } from '../../engine/projection';

type TierEvent = Extract<PointsAccountEvent, { type: 'TierReached' }>;

/** What each person wants celebrated, and what has been: from it the sweeps know what was missed. */
export const celebrations = projection<CelebrationsRow, CelebrationEvent | TierEvent>({
  name: 'celebrations',
  version: 1,
  row: celebrationsRow,
  indexes: { tiersReached: ['tierReachedAt', 'id'] },
  tags: ['Celebrations'],
  concerns: (row) => [row.id],
  key: (event) => event.data.employeeId,
  evolve: {
    CelebrationChoiceSet: (row, { data: { employeeId, celebration, on } }) => {
      const before = row ?? empty(employeeId);
      const others = before.off.filter((off) => off !== celebration);
      return { ...before, off: on ? others : [...others, celebration] };
    },
    WorkAnniversaryCelebrated: (row, { data }) => ({
      ...(row ?? empty(data.employeeId)),
      lastAnniversary: data.day,
    }),
    TierReached: (row, { data, metadata }) => ({
      ...(row ?? empty(data.employeeId)),
      tierId: data.tierId,
      tierName: data.tierName,
      tierReachedAt: metadata.occurredAt,
    }),
    TierCelebrated: (row, { data }) => ({
      ...(row ?? empty(data.employeeId)),
      tierCelebrated: data.tierId,
    }),
  },
});

function empty(id: CelebrationsRow['id']): CelebrationsRow {
  return {
    id,
    off: [],
    lastAnniversary: null,
    tierId: null,
    tierName: null,
    tierReachedAt: null,
    tierCelebrated: null,
  };
}
