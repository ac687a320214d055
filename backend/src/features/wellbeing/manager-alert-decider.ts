import { msg } from '@annals/contracts/kernel/text';
import type { ManagerAlertId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  ManagerAlertAcknowledged,
  ManagerAlerted,
  ManagerAlertFollowedUp,
  type ManagerAlertEvent,
  type NewManagerAlertEvent,
} from '@annals/contracts/features/wellbeing/alert-events';
import { RISK_METHOD, type AlertKind } from '@annals/contracts/features/wellbeing/risk';
import { changed, decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { AlertNotAcknowledged, OnlyAlexAlerts } from './errors';

export type ManagerAlertCommand =
  | {
      type: 'AlertManager';
      alertId: ManagerAlertId;
      managerId: PersonId;
      kind: AlertKind;
      week: string;
      weeks: string[];
      median: number;
      slope: number | null;
    }
  | { type: 'AcknowledgeAlert' }
  | { type: 'FollowUpAlert'; followUp: string };

interface ExistingAlert {
  readonly status: 'raised' | 'acknowledged';
  readonly alertId: ManagerAlertId;
  readonly managerId: PersonId;
  /** The words of the last follow-up. */
  readonly followUp: unknown;
}
export type ManagerAlertState = { readonly status: 'none' } | ExistingAlert;

/** An alert is raised by ALEX, acknowledged by its manager and followed up by them, as often as there is something to add. */
export const managerAlert = decider<
  ManagerAlertState,
  ManagerAlertCommand,
  ManagerAlertEvent,
  NewManagerAlertEvent
>({
  category: 'managerAlert',
  initial: { status: 'none' },
  evolve: {
    ManagerAlerted: (_, { data: { alertId, managerId } }) => ({
      status: 'raised',
      alertId,
      managerId,
      followUp: null,
    }),
    ManagerAlertAcknowledged: (state) => changed(state, { status: 'acknowledged' }),
    ManagerAlertFollowedUp: (state, { data }) => changed(state, { followUp: data.followUp }),
  },
  decide: {
    AlertManager({ type: _, ...finding }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyAlexAlerts();
      if (state.status !== 'none') return [];
      const { name, version } = RISK_METHOD;
      return [ManagerAlerted.of({ ...finding, method: { name, version } })];
    },
    AcknowledgeAlert(_, state, { actor }) {
      const current = ownOf(actor, state);
      return current.status === 'acknowledged' ? [] : [ManagerAlertAcknowledged.of(idsOf(current))];
    },
    FollowUpAlert({ followUp }, state, { actor }) {
      const current = ownOf(actor, state);
      if (current.status !== 'acknowledged') throw new AlertNotAcknowledged();
      if (current.followUp === followUp) return [];
      return [ManagerAlertFollowedUp.of({ ...idsOf(current), followUp })];
    },
  },
});

const idsOf = ({ alertId, managerId }: ExistingAlert) => ({ alertId, managerId });

/** The alert, if it is the actor's; nobody else learns that it exists. */
function ownOf(actor: Actor, state: ManagerAlertState): ExistingAlert {
  if (state.status === 'none' || actor.id !== state.managerId) throw new NotFound(msg('This alert'));
  return state;
}
