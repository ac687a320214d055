import { msg } from '@annals/contracts/kernel/text';
import {
  ErasureApproved,
  ErasureRefused,
  ErasureRequested,
  LegalHoldLifted,
  LegalHoldPlaced,
  PersonalDataErased,
  type ErasureEvent,
  type NewErasureEvent,
} from '@annals/contracts/features/privacy/erasure-events';
import { expiryOf } from '@annals/contracts/features/privileged-acts/constants';
import { personId as personIdSchema, type PersonId } from '@annals/contracts/kernel/ids';
import type { LegalHoldId } from '@annals/contracts/features/privacy/ids';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { NobodyIndependent, RequestExpired } from '../second-administrator/errors';
import { refuseUnlessIndependent, type Standing } from '../second-administrator/independence';
import { AlreadyErased, ErasureUnderWay, NothingRequested, StillWorksHere, UnderLegalHold } from './errors';

export type ErasureCommand = { readonly personId: PersonId } & (
  | {
      readonly type: 'RequestErasure';
      readonly reason: string;
      readonly hasLeft: boolean;
      /** They were hired again since they were erased: there are new words of theirs. */
      readonly wasRehired?: boolean;
      /** The other administrators who are independent of the one who asks. */
      readonly approverIds: readonly PersonId[];
    }
  | {
      readonly type: 'ApproveErasure';
      /** The relation of the administrator who approves to the request. */
      readonly standing: Standing;
      /** The position of the request that was looked at. */
      readonly request: bigint;
    }
  | { readonly type: 'RefuseErasure'; readonly reason: string }
  | { readonly type: 'RecordErasure'; readonly keysDestroyed: number }
  | {
      /** From the signed list, after a backup was restored that knows nothing of it. */
      readonly type: 'RepeatErasure';
      readonly requestedBy: PersonId;
      readonly approvedBy: PersonId;
      readonly keysDestroyed: number;
    }
  | { readonly type: 'PlaceLegalHold'; readonly holdId: LegalHoldId; readonly reason: string }
  | {
      readonly type: 'LiftLegalHold';
      readonly holdId: LegalHoldId;
      readonly approvedBy: PersonId;
      readonly reason: string;
    }
);

type Request =
  | { readonly status: 'none' }
  | {
      readonly status: 'requested';
      readonly by: PersonId;
      readonly position: bigint;
      readonly expiresAt: string;
    }
  | { readonly status: 'approved' | 'erased'; readonly by: PersonId; readonly approvedBy: PersonId };

export interface ErasureState {
  readonly request: Request;
  /** How often they were erased: more than once, when they were hired again in between. */
  readonly erasures: number;
  /** Placed and not lifted. */
  readonly holds: readonly LegalHoldId[];
  readonly lifted: readonly LegalHoldId[];
}

/**
 * The rules of erasure: two independent administrators, nobody who works here, nothing under a legal hold; once approved, it happens.
 * All of a person is one stream, so that a hold and an approval that arrive together meet.
 */
export const erasure = decider<ErasureState, ErasureCommand, ErasureEvent, NewErasureEvent>({
  category: 'erasure',
  initial: { request: { status: 'none' }, erasures: 0, holds: [], lifted: [] },
  evolve: {
    ErasureRequested: (state, { data, position, metadata }) => ({
      ...state,
      request: {
        status: 'requested',
        by: data.adminId,
        position,
        expiresAt: expiryOf(metadata.occurredAt),
      },
    }),
    ErasureApproved: (state, { data }) =>
      state.request.status === 'requested'
        ? { ...state, request: { status: 'approved', by: state.request.by, approvedBy: data.adminId } }
        : state,
    ErasureRefused: (state) => ({ ...state, request: { status: 'none' } }),
    PersonalDataErased: (state, { data }) => ({
      ...state,
      erasures: state.erasures + 1,
      request: { status: 'erased', by: data.requestedBy, approvedBy: data.approvedBy },
    }),
    LegalHoldPlaced: (state, { data }) => ({ ...state, holds: [...state.holds, data.holdId] }),
    LegalHoldLifted: (state, { data }) => ({
      ...state,
      holds: state.holds.filter((id) => id !== data.holdId),
      lifted: [...state.lifted, data.holdId],
    }),
  },
  decide: {
    RequestErasure({ personId, reason, hasLeft, wasRehired, approverIds }, { request }, { actor, now }) {
      if (request.status === 'erased' && !wasRehired) throw new AlreadyErased();
      if (request.status === 'approved' || (request.status === 'requested' && request.expiresAt > now))
        return [];
      if (!hasLeft) throw new StillWorksHere();
      if (approverIds.length === 0) throw new NobodyIndependent();
      const adminId = personIdSchema.parse(actor.id);
      return [ErasureRequested.of({ personId, adminId, reason, approverIds: [...approverIds] })];
    },
    ApproveErasure({ personId, standing, request: looked }, { request, holds }, { actor, now }) {
      if (request.status === 'approved' || request.status === 'erased') return [];
      if (request.status !== 'requested' || request.position !== looked) throw new NothingRequested();
      if (request.expiresAt <= now) throw new RequestExpired();
      refuseUnlessIndependent(standing);
      if (holds.length > 0) throw new UnderLegalHold();
      const adminId = personIdSchema.parse(actor.id);
      return [ErasureApproved.of({ personId, adminId, requestedBy: request.by })];
    },
    RefuseErasure({ personId, reason }, { request }, { actor }) {
      if (request.status === 'none') throw new NothingRequested();
      if (request.status !== 'requested') throw new ErasureUnderWay();
      const adminId = personIdSchema.parse(actor.id);
      return [ErasureRefused.of({ personId, adminId, requestedBy: request.by, reason })];
    },
    RecordErasure({ personId, keysDestroyed }, { request }) {
      if (request.status === 'erased') return [];
      if (request.status !== 'approved') throw new NothingRequested();
      const { by: requestedBy, approvedBy } = request;
      return [PersonalDataErased.of({ personId, requestedBy, approvedBy, keysDestroyed })];
    },
    RepeatErasure({ type: _, ...erased }, { request }) {
      // The key may have come back though the log knows: that it was destroyed again is worth no second event.
      return request.status === 'erased' ? [] : [PersonalDataErased.of(erased)];
    },
    PlaceLegalHold({ personId, holdId, reason }, { request, holds, lifted }, { actor }) {
      if (holds.includes(holdId) || lifted.includes(holdId)) return [];
      if (request.status === 'erased') throw new AlreadyErased();
      if (request.status === 'approved') throw new ErasureUnderWay();
      const adminId = personIdSchema.parse(actor.id);
      return [LegalHoldPlaced.of({ personId, holdId, adminId, requestedBy: waitingFor(request), reason })];
    },
    LiftLegalHold({ personId, holdId, approvedBy, reason }, { request, holds, lifted }, { actor }) {
      if (lifted.includes(holdId)) return [];
      if (!holds.includes(holdId)) throw new NotFound(msg('This legal hold'));
      const adminId = personIdSchema.parse(actor.id);
      const requestedBy = waitingFor(request);
      return [LegalHoldLifted.of({ personId, holdId, adminId, requestedBy, approvedBy, reason })];
    },
  },
});

/** Who waits for an erasure to be approved; nobody when none is asked for. */
function waitingFor(request: Request): PersonId | null {
  return request.status === 'requested' ? request.by : null;
}
