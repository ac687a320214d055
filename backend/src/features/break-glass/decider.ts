import { OPEN_HOURS, type Half } from '@annals/contracts/features/break-glass/constants';
import {
  BreakGlassClosed,
  BreakGlassHalfTaken,
  BreakGlassOpened,
  BreakGlassRetired,
  BreakGlassReviewed,
  BreakGlassSealed,
  BreakGlassSealingApproved,
  BreakGlassSealingDeclined,
  BreakGlassSealingRequested,
  type BreakGlassEvent,
  type NewBreakGlassEvent,
} from '@annals/contracts/features/break-glass/events';
import { expiryOf } from '@annals/contracts/features/privileged-acts/constants';
import { personId as personIdSchema, type PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { StillHasReports } from '../person/errors';
import {
  AboutYourself,
  AlreadyDecided,
  EmergencyAccount,
  NobodyIndependent,
  RequestExpired,
} from '../second-administrator/errors';
import { refuseUnlessIndependent, type Standing } from '../second-administrator/independence';
import {
  AlreadyWaiting,
  BreakGlassRefused,
  HalfNotYours,
  HalfTaken,
  InUse,
  LastWhilePasswordsOff,
  NotOpen,
  ReviewedByOpener,
  ReviewFirst,
  Unsuitable,
} from './errors';

type BreakGlassCommand = { readonly personId: PersonId } & (
  | {
      readonly type: 'RequestSealing';
      readonly reason: string;
      readonly approverIds: readonly PersonId[];
      /** Whether somebody signed in to it, before it was kept for emergencies. */
      readonly wasUsed: boolean;
      /** A directory keeps it, or others report to it. */
      readonly isUnsuitable: boolean;
    }
  | { readonly type: 'ApproveSealing'; readonly standing: Standing }
  | { readonly type: 'DeclineSealing'; readonly reason: string }
  | { readonly type: 'TakeHalf' }
  | {
      readonly type: 'Open';
      /** The how-manieth password was shown. */
      readonly sealing: number;
      readonly openedById: PersonId;
      readonly sessionId: string;
      readonly isDrill: boolean;
      readonly reason: string;
      readonly administratorIds: readonly PersonId[];
    }
  | { readonly type: 'Close' }
  | { readonly type: 'Review'; readonly words: string; readonly administratorIds: readonly PersonId[] }
  | {
      readonly type: 'Retire';
      readonly reason: string;
      readonly isLastWhilePasswordsOff: boolean;
      /** People report to it: an employee has none. */
      readonly hasReports: boolean;
    }
);

interface Request {
  readonly requestedBy: PersonId;
  readonly subjectId: PersonId;
  readonly position: bigint;
  readonly expiresAt: string;
}

export interface BreakGlassState {
  /** Somebody asked that it becomes one, whatever came of it. */
  readonly isKnown: boolean;
  /** Two administrators agreed that it is one, and it was not retired since. */
  readonly isDeclared: boolean;
  readonly request: Request | null;
  /** How often two administrators agreed on a new password. */
  readonly sealings: number;
  /** Whose the halves of the newest password are, until both were taken. */
  readonly halves: Readonly<Record<Half, { readonly holder: PersonId; readonly isTaken: boolean }>> | null;
  /** The password that opens it: the how-manieth it is, and who holds its halves. */
  readonly sealed: { readonly sealing: number; readonly holders: readonly PersonId[] } | null;
  /** Who opened it since the last review. */
  readonly openers: readonly PersonId[];
  /** When the first of them did. */
  readonly openedAt: string | null;
  readonly closesAt: string | null;
  /** Who retired it, by which event, where its role ends with that. */
  readonly retired: { readonly by: PersonId; readonly eventId: string } | null;
}

const NOT_OPEN = { openers: [], openedAt: null, closesAt: null } as const;

/** An account that is kept for the day on which nobody can sign in as they do every day. */
export const breakGlass = decider<BreakGlassState, BreakGlassCommand, BreakGlassEvent, NewBreakGlassEvent>({
  category: 'breakGlass',
  initial: {
    isKnown: false,
    isDeclared: false,
    request: null,
    sealings: 0,
    halves: null,
    sealed: null,
    ...NOT_OPEN,
    retired: null,
  },
  evolve: {
    BreakGlassSealingRequested: (state, { data, position }) => ({
      ...state,
      isKnown: true,
      request: {
        requestedBy: data.adminId,
        subjectId: data.personId,
        position,
        expiresAt: data.expiresAt,
      },
    }),
    BreakGlassSealingDeclined: (state) => ({ ...state, request: null }),
    BreakGlassSealingApproved: (state, { data }) => ({
      ...state,
      isDeclared: true,
      retired: null,
      request: null,
      sealings: state.sealings + 1,
      halves: {
        first: { holder: data.requestedBy, isTaken: false },
        second: { holder: data.adminId, isTaken: false },
      },
    }),
    BreakGlassHalfTaken: (state, { data: { half } }) =>
      state.halves === null
        ? state
        : { ...state, halves: { ...state.halves, [half]: { ...state.halves[half], isTaken: true } } },
    BreakGlassSealed: (state, { data: { sealing, holderIds } }) => ({
      ...state,
      halves: null,
      sealed: { sealing, holders: holderIds },
    }),
    BreakGlassOpened: (state, { data, metadata }) => ({
      ...state,
      openers: [...state.openers, data.openedById],
      openedAt: state.openedAt ?? metadata.occurredAt,
      closesAt: data.closesAt,
    }),
    BreakGlassClosed: (state, { metadata }) => ({ ...state, closesAt: metadata.occurredAt }),
    BreakGlassReviewed: (state) => ({ ...state, halves: null, sealed: null, ...NOT_OPEN }),
    BreakGlassRetired: (state, { data: { adminId, endsRole }, id }) => ({
      ...state,
      isDeclared: false,
      retired: endsRole ? { by: adminId, eventId: id } : null,
      request: null,
      halves: null,
      sealed: null,
    }),
  },
  decide: {
    RequestSealing({ personId, reason, approverIds, wasUsed, isUnsuitable }, state, { actor, now }) {
      const adminId = personIdSchema.parse(actor.id);
      if (adminId === personId) throw new AboutYourself();
      if (state.request !== null && state.request.expiresAt > now) throw new AlreadyWaiting();
      if (state.openers.length > 0) throw new ReviewFirst();
      if (!state.isDeclared && wasUsed) throw new InUse();
      if (isUnsuitable) throw new Unsuitable();
      if (approverIds.length === 0) throw new NobodyIndependent();
      return [
        BreakGlassSealingRequested.of({
          personId,
          adminId,
          reason,
          approverIds: [...approverIds],
          expiresAt: expiryOf(now),
        }),
      ];
    },

    ApproveSealing({ personId, standing }, state, { actor, now }) {
      const { requestedBy } = waiting(state, now);
      refuseUnlessIndependent(standing);
      if (state.openers.length > 0) throw new ReviewFirst();
      return [
        BreakGlassSealingApproved.of({ personId, adminId: personIdSchema.parse(actor.id), requestedBy }),
      ];
    },

    DeclineSealing({ personId, reason }, state, { actor, now }) {
      const { requestedBy } = waiting(state, now);
      const adminId = personIdSchema.parse(actor.id);
      return [BreakGlassSealingDeclined.of({ personId, adminId, requestedBy, reason })];
    },

    TakeHalf({ personId }, state, { actor }) {
      requireKnown(state);
      const { halves, sealings, sealed, openers } = state;
      if (openers.length > 0) throw new ReviewFirst();
      const adminId = personIdSchema.parse(actor.id);
      const half = halfOf(halves, adminId);
      if (halves === null || half === undefined) {
        if (halves === null && sealed?.holders.includes(adminId)) throw new HalfTaken();
        throw new HalfNotYours();
      }
      if (halves[half].isTaken) throw new HalfTaken();
      const taken = BreakGlassHalfTaken.of({ personId, adminId, half });
      if (!halves[half === 'first' ? 'second' : 'first'].isTaken) return [taken];
      const holderIds = [halves.first.holder, halves.second.holder];
      return [taken, BreakGlassSealed.of({ personId, sealing: sealings, holderIds })];
    },

    Open({ type: _, sealing, administratorIds, ...opening }, state, { now }) {
      if (!opens(state, sealing, now)) throw new BreakGlassRefused();
      const { closesAt } = state;
      return [
        BreakGlassOpened.of({
          ...opening,
          closesAt: closesAt ?? new Date(Date.parse(now) + OPEN_HOURS * 3_600_000).toISOString(),
          administratorIds: [...administratorIds],
        }),
      ];
    },

    Close({ personId }, state, { actor, now }) {
      requireKnown(state);
      const { openers, closesAt } = state;
      const adminId = personIdSchema.parse(actor.id);
      if (adminId === personId) throw new EmergencyAccount();
      if (openers.length === 0) throw new NotOpen();
      return closesAt !== null && closesAt <= now ? [] : [BreakGlassClosed.of({ personId, adminId })];
    },

    Review({ personId, words, administratorIds }, state, { actor }) {
      requireKnown(state);
      const adminId = personIdSchema.parse(actor.id);
      if (state.openers.length === 0) throw new NotOpen();
      if (adminId === personId) throw new EmergencyAccount();
      if (!reviewersOf(state, administratorIds).includes(adminId)) throw new ReviewedByOpener();
      return [BreakGlassReviewed.of({ personId, adminId, words, openings: state.openers.length })];
    },

    Retire({ personId, reason, isLastWhilePasswordsOff, hasReports }, state, { actor }) {
      const adminId = personIdSchema.parse(actor.id);
      if (!state.isDeclared) throw new NotFound(msg('This account for emergencies'));
      if (adminId === personId) throw new EmergencyAccount();
      if (state.openers.length > 0) throw new ReviewFirst();
      if (isLastWhilePasswordsOff) throw new LastWhilePasswordsOff();
      if (hasReports) throw new StillHasReports();
      return [BreakGlassRetired.of({ personId, adminId, reason, endsRole: true })];
    },
  },
});

/** Which half is somebody's; undefined: none. */
export function halfOf(halves: BreakGlassState['halves'], holder: PersonId): Half | undefined {
  if (halves?.first.holder === holder) return 'first';
  return halves?.second.holder === holder ? 'second' : undefined;
}

/** Whether a password opens an account now. @param sealing the how-manieth it is */
export function opens(
  { isDeclared, sealed, closesAt }: BreakGlassState,
  sealing: number,
  now: string,
): boolean {
  return isDeclared && sealed?.sealing === sealing && (closesAt === null || closesAt > now);
}

/** Whether its password opens it, and was not used yet. */
export function isSealed({ isDeclared, sealed, openers }: BreakGlassState): boolean {
  return isDeclared && sealed !== null && openers.length === 0;
}

/**
 * Who of the administrators can review what was opened: nobody who opened it, and of the others those who hold no half of the password, while
 * there is one of them.
 */
export function reviewersOf(
  { openers, sealed }: Pick<BreakGlassState, 'openers' | 'sealed'>,
  administratorIds: readonly PersonId[],
): readonly PersonId[] {
  const others = administratorIds.filter((id) => !openers.includes(id));
  const without = others.filter((id) => !sealed?.holders.includes(id));
  return without.length > 0 ? without : others;
}

/** @throws NotFound for an account that nobody ever asked for */
function requireKnown({ isKnown }: BreakGlassState): void {
  if (!isKnown) throw new NotFound(msg('This account for emergencies'));
}

function waiting(state: BreakGlassState, now: string): Request {
  requireKnown(state);
  const { request } = state;
  if (request === null) throw new AlreadyDecided();
  if (request.expiresAt <= now) throw new RequestExpired();
  return request;
}
