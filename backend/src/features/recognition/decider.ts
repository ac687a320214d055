import { msg } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import {
  RecognitionApproved,
  RecognitionDeclined,
  RecognitionHandedOver,
  RecognitionNominated,
  RecognitionReminderSent,
  type NewRecognitionEvent,
  type RecognitionEvent,
} from '@annals/contracts/features/recognition/events';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import {
  AlreadyApproved,
  AlreadyDeclined,
  CategoryNotInUse,
  OwnNomination,
  RecipientNotHere,
  RecognisingOneself,
} from './errors';
import {
  evolveRecognition,
  type ExistingRecognition,
  type RecognitionCommand,
  type RecognitionState,
} from './recognition';

/** The rules of recognition: anybody nominates a colleague; the colleague's manager or an administrator decides. */
export const recognition = decider<
  RecognitionState,
  RecognitionCommand,
  RecognitionEvent,
  NewRecognitionEvent
>({
  category: 'recognition',
  initial: { status: 'none' },
  evolve: evolveRecognition,
  decide: {
    Nominate({ type: _, recipientWorksHere, pointValue, ...nomination }, state, { actor }) {
      if (state.status !== 'none') return [];
      const nominatorId = personId.parse(actor.id);
      if (nomination.recipientId === nominatorId) throw new RecognisingOneself();
      if (!recipientWorksHere) throw new RecipientNotHere();
      if (pointValue === null) throw new CategoryNotInUse();
      return [
        RecognitionNominated.of({
          ...nomination,
          employeeId: nomination.recipientId,
          nominatorId,
          pointsAwarded: pointValue,
        }),
      ];
    },

    HandOverRecognition({ managerId }, state) {
      if (state.status === 'none') throw new NotFound(msg('This recognition'));
      const approverId = managerId === state.nominatorId ? null : managerId;
      if (state.status !== 'nominated' || approverId === state.approverId) return [];
      return [RecognitionHandedOver.of({ ...idsOf(state), approverId, title: readable(state.title) })];
    },

    RemindOfNomination(_, state) {
      if (state.status !== 'nominated' || state.reminded || state.approverId === null) return [];
      return [RecognitionReminderSent.of({ ...idsOf(state), approverId: state.approverId })];
    },

    Approve({ approverId }, state, { actor }) {
      const current = decidedBy(actor, approverId, state);
      if (current.status === 'approved') return [];
      if (current.status === 'declined') throw new AlreadyDeclined();
      return [
        RecognitionApproved.of({
          ...idsOf(current),
          approvedBy: personId.parse(actor.id),
          title: readable(current.title),
        }),
      ];
    },

    Decline({ approverId, reason }, state, { actor }) {
      const current = decidedBy(actor, approverId, state);
      if (current.status === 'declined') return [];
      if (current.status === 'approved') throw new AlreadyApproved();
      return [RecognitionDeclined.of({ ...idsOf(current), declinedBy: personId.parse(actor.id), reason })];
    },
  },
});

function idsOf({ recognitionId, recipientId, nominatorId, pointsAwarded }: ExistingRecognition) {
  return { recognitionId, employeeId: recipientId, nominatorId, pointsAwarded };
}

/**
 * The recognition, for the person who may decide on it: the approver or an administrator, and never one of its two people.
 * @throws OwnNomination to the nominator, who knows of it
 * @throws NotFound to everyone else, the recipient among them: they do not learn of a nomination that waits
 */
function decidedBy(actor: Actor, approverId: PersonId | null, state: RecognitionState): ExistingRecognition {
  if (state.status === 'none') throw new NotFound(msg('This recognition'));
  if (actor.id === state.nominatorId) throw new OwnNomination();
  const decides = actor.id === approverId || actor.role === 'admin';
  if (!decides || actor.id === state.recipientId) throw new NotFound(msg('This recognition'));
  return state;
}
