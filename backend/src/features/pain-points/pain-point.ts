import type { PainPointId } from '@annals/contracts/features/pain-points/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ReportPainPoint } from '@annals/contracts/features/pain-points/commands';
import type { PainPointStatus } from '@annals/contracts/features/pain-points/constants';
import type { PainPointEvent } from '@annals/contracts/features/pain-points/events';

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

type Evolutions = {
  readonly [Type in PainPointEvent['type']]: (
    state: PainPointState,
    event: Extract<PainPointEvent, { type: Type }>,
  ) => PainPointState;
};

const now = (state: PainPointState, change: Partial<ExistingPainPoint>): PainPointState =>
  state.status === 'none' ? state : { ...state, ...change };

export const evolvePainPoint: Evolutions = {
  PainPointReported: (_, { data: { painPointId, employeeId, managerId } }) => ({
    status: 'open',
    painPointId,
    employeeId,
    managerId,
  }),
  PainPointTakenUp: (state) => now(state, { status: 'in_progress' }),
  PainPointResolved: (state) => now(state, { status: 'resolved' }),
  PainPointReopened: (state) => now(state, { status: 'open' }),
  PainPointReassigned: (state, { data }) => now(state, { managerId: data.managerId }),
};
