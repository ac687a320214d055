import { plannedChangeRow, type PlannedChangeRow } from '@annals/contracts/features/people/administration';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import { projection } from '../../engine/projection';

type PlanEvent = Extract<
  PersonEvent,
  { type: 'ChangePlanned' | 'PlannedChangeTookEffect' | 'PlannedChangeCancelled' | 'PlannedChangeRefused' }
>;

/** Changes of people that were dated ahead, and what became of them. */
export const plannedChanges = projection<PlannedChangeRow, PlanEvent>({
  name: 'planned_changes',
  version: 1,
  row: plannedChangeRow,
  indexes: { whatIsDue: ['state', 'takesEffectOn', 'id'], ofPerson: ['personId', 'takesEffectOn', 'id'] },
  tags: ['People'],
  concerns: (row) => [row.personId],
  key: (event) => event.data.plannedChangeId,
  evolve: {
    ChangePlanned: (_, { data, metadata }) => ({
      id: data.plannedChangeId,
      personId: data.personId,
      takesEffectOn: data.takesEffectOn,
      state: 'planned',
      changesManager: data.managerId !== undefined,
      managerId: data.managerId ?? null,
      department: data.department ?? null,
      position: data.position ?? null,
      role: data.role ?? null,
      isPromotion: data.promotion ?? false,
      reason: metadata.reason ?? '',
      because: null,
      plannedAt: metadata.occurredAt,
    }),
    PlannedChangeTookEffect: (row) => row && { ...row, state: 'done' },
    PlannedChangeCancelled: (row) => row && { ...row, state: 'cancelled' },
    PlannedChangeRefused: (row, { data }) => row && { ...row, state: 'refused', because: data.because },
  },
});
