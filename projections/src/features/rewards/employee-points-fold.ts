import type { PointsAccountEvent } from '@annals/contracts/features/rewards/points-events';
import { employeePointsRow, type EmployeePointsRow } from '@annals/contracts/features/rewards/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { projection } from '../../engine/projection';

/** What each person has: the specification's `employee_points`. */
export const employeePoints = projection<EmployeePointsRow, PointsAccountEvent>({
  name: 'employee_points',
  version: 1,
  row: employeePointsRow,
  indexes: { leaders: ['totalPoints desc', 'id'] },
  tags: ['Points'],
  concerns: (row) => [row.employeeId],
  key: (event) => event.data.employeeId,
  evolve: {
    PointsCredited: (row, event) => moved(row, event, event.data.points, event.data.points),
    PointsRedeemed: (row, event) => moved(row, event, -event.data.points, 0),
    PointsRefunded: (row, event) => moved(row, event, event.data.points, 0),
    TierReached: (row, { data }) => row && { ...row, currentTierId: data.tierId },
  },
});

/** The points after so many more to redeem, and so many more in a lifetime. */
function moved(
  row: EmployeePointsRow | null,
  { data: { employeeId }, metadata }: { data: { employeeId: PersonId }; metadata: { occurredAt: string } },
  total: number,
  lifetime: number,
): EmployeePointsRow {
  return {
    id: employeeId,
    employeeId,
    currentTierId: row?.currentTierId ?? null,
    totalPoints: (row?.totalPoints ?? 0) + total,
    lifetimePoints: (row?.lifetimePoints ?? 0) + lifetime,
    lastUpdated: metadata.occurredAt,
  };
}
