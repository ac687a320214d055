import { msg } from '@annals/contracts/kernel/text';
import type { LegalHoldId } from '@annals/contracts/features/privacy/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PrivilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import { personId as personIdSchema } from '@annals/contracts/kernel/ids';
import {
  expiryOf,
  type PrivilegedActKind,
  type PrivilegedRole,
} from '@annals/contracts/features/privileged-acts/constants';
import {
  PrivilegedActApproved,
  PrivilegedActCompleted,
  PrivilegedActDeclined,
  PrivilegedActRequested,
  type ACT_OUTCOMES,
  type NewPrivilegedActEvent,
  type PrivilegedActEvent,
} from '@annals/contracts/features/privileged-acts/events';
import type { Erased } from '@annals/contracts/kernel/erased';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AboutYourself, AlreadyDecided, NobodyIndependent, RequestExpired } from './errors';
import { refuseUnlessIndependent, type Standing } from './independence';

/** What two administrators are to agree on. */
export interface Act {
  readonly act: PrivilegedActKind;
  readonly subjectId: PersonId;
  readonly role: PrivilegedRole | null;
  readonly holdId: LegalHoldId | null;
}

/** How rules ask for something. */
export interface ByRules {
  readonly authorId: PersonId;
  readonly rulesOf: { readonly id: string; readonly name: string };
  /** Who stands behind what the rules look at. */
  readonly answerableIds: readonly PersonId[];
}

export type Outcome = { readonly outcome: (typeof ACT_OUTCOMES)[number]; readonly problem: string | null };

export type PrivilegedActCommand = { readonly actId: PrivilegedActId } & (
  | {
      readonly type: 'RequestPrivilegedAct';
      readonly act: Act;
      readonly reason: string;
      /** The administrators who could approve it now. */
      readonly approverIds: readonly PersonId[];
      /** Of what rules ask for, in the name of who wrote them; without it, the actor requests it. */
      readonly byRules?: ByRules;
    }
  | { readonly type: 'ApprovePrivilegedAct'; readonly standing: Standing; readonly reason: string }
  | { readonly type: 'DeclinePrivilegedAct'; readonly reason: string }
  | ({ readonly type: 'CompletePrivilegedAct' } & Outcome)
);

export interface Requested extends Act {
  readonly status: 'requested' | 'approved' | 'declined' | 'completed';
  readonly requestedBy: PersonId;
  readonly reason: string | Erased;
  readonly position: bigint;
  readonly expiresAt: string;
  readonly approvedBy: PersonId | null;
  readonly rulesOf: ByRules['rulesOf'] | null;
  readonly answerableIds: readonly PersonId[];
}
export type PrivilegedActState = { readonly status: 'none' } | Requested;

/** One request that takes two administrators: requested, approved or declined within its time, and carried out once. */
export const privilegedAct = decider<
  PrivilegedActState,
  PrivilegedActCommand,
  PrivilegedActEvent,
  NewPrivilegedActEvent
>({
  category: 'privilegedAct',
  initial: { status: 'none' },
  evolve: {
    PrivilegedActRequested: (_, { data, position }) => ({
      status: 'requested',
      act: data.act,
      subjectId: data.subjectId,
      role: data.role,
      holdId: data.holdId,
      requestedBy: data.adminId,
      reason: data.reason,
      position,
      expiresAt: data.expiresAt,
      approvedBy: null,
      rulesOf: data.rulesOf,
      answerableIds: data.answerableIds,
    }),
    PrivilegedActApproved: (state, { data }) =>
      changed(state, { status: 'approved', approvedBy: data.adminId }),
    PrivilegedActDeclined: (state) => changed(state, { status: 'declined' }),
    PrivilegedActCompleted: (state) => changed(state, { status: 'completed' }),
  },
  decide: {
    RequestPrivilegedAct({ actId, act, reason, approverIds, byRules }, { status }, { actor, now }) {
      if (status !== 'none') return [];
      const adminId = byRules?.authorId ?? personIdSchema.parse(actor.id);
      if (act.subjectId === adminId) throw new AboutYourself();
      if (approverIds.length === 0) throw new NobodyIndependent();
      const expiresAt = expiryOf(now);
      return [
        PrivilegedActRequested.of({
          actId,
          ...act,
          adminId,
          reason,
          approverIds: [...approverIds],
          expiresAt,
          rulesOf: byRules?.rulesOf ?? null,
          answerableIds: [...(byRules?.answerableIds ?? [])],
        }),
      ];
    },
    ApprovePrivilegedAct({ actId, standing, reason }, state, { actor, now }) {
      const { act, subjectId, requestedBy } = waiting(state, now);
      refuseUnlessIndependent(standing);
      const adminId = personIdSchema.parse(actor.id);
      return [PrivilegedActApproved.of({ actId, act, subjectId, adminId, requestedBy, reason })];
    },
    DeclinePrivilegedAct({ actId, reason }, state, { actor, now }) {
      const { act, subjectId, requestedBy } = waiting(state, now);
      const adminId = personIdSchema.parse(actor.id);
      return [PrivilegedActDeclined.of({ actId, act, subjectId, adminId, requestedBy, reason })];
    },
    CompletePrivilegedAct({ type: _, ...completed }, state) {
      if (state.status !== 'approved' || state.approvedBy === null) return [];
      const { act, subjectId, requestedBy, approvedBy } = state;
      return [PrivilegedActCompleted.of({ ...completed, act, subjectId, requestedBy, approvedBy })];
    },
  },
});

function waiting(state: PrivilegedActState, now: string): Requested {
  if (state.status === 'none') throw new NotFound(msg('This request'));
  if (state.status !== 'requested') throw new AlreadyDecided();
  if (state.expiresAt <= now) throw new RequestExpired();
  return state;
}
