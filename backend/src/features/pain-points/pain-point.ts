import type { PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReportPainPoint } from '@annals/contracts/features/pain-points/commands';
import type { PainPointStatus } from '@annals/contracts/features/pain-points/constants';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';
import { changed, type Evolutions } from '../../platform/commands/decider';

/** Everything somebody can want of a pain point. */
export type PainPointCommand =
  | ({
      type: 'ReportPainPoint';
      painPointId: PainPointId;
      /** Whom the reporter reports to now; they look after it. */
      managerId: PersonId | null;
    } & ReportPainPoint)
  | { type: 'TakeUpPainPoint' }
  | { type: 'ResolvePainPoint'; resolutionNotes: string }
  | { type: 'ReopenPainPoint'; reason: string }
  | { type: 'ReassignPainPoint'; managerId: PersonId | null };

/** What later decisions rest on. */
export interface ExistingPainPoint {
  readonly status: PainPointStatus;
  readonly painPointId: PainPointId;
  readonly employeeId: PersonId;
  readonly managerId: PersonId | null;
}

export type PainPointState = { readonly status: 'none' } | ExistingPainPoint;

export const evolvePainPoint: Evolutions<PainPointState, PainPointEvent> = {
  PainPointReported: (_, { data: { painPointId, employeeId, managerId } }) => ({
    status: 'open',
    painPointId,
    employeeId,
    managerId,
  }),
  PainPointTakenUp: (state) => changed(state, { status: 'in_progress' }),
  PainPointResolved: (state) => changed(state, { status: 'resolved' }),
  PainPointReopened: (state) => changed(state, { status: 'open' }),
  PainPointReassigned: (state, { data }) => changed(state, { managerId: data.managerId }),
};
