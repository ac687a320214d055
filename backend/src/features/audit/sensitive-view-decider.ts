import {
  SensitiveRecordViewed,
  type NewSensitiveEvent,
  type SensitiveEvent,
} from '@annals/contracts/features/audit/sensitive-events';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { SensitiveViewId } from '@annals/contracts/features/audit/ids';
import { decider } from '../../platform/commands/decider';
import { NothingToOpen } from './errors';

/** Somebody wants to see sensitive values of a record, or of one of its events. */
export interface OpenSensitiveValues {
  readonly type: 'OpenSensitiveValues';
  readonly viewId: SensitiveViewId;
  /** Whose values they are: each of them is told. */
  readonly people: readonly PersonId[];
  readonly record: string;
  readonly event: { readonly id: string; readonly type: string } | null;
  readonly reason: string;
}

export type SensitiveViewState =
  | { readonly status: 'none' }
  | {
      readonly status: 'opened';
      readonly viewerId: PersonId;
      readonly record: string;
      readonly eventId: string | null;
      readonly openedAt: string;
      readonly people: readonly string[];
      readonly reason: unknown;
    };

/** The rule of opening: one event for each person whose values are seen, before anything is shown. */
export const sensitiveView = decider<
  SensitiveViewState,
  OpenSensitiveValues,
  SensitiveEvent,
  NewSensitiveEvent
>({
  category: 'sensitiveView',
  initial: { status: 'none' },
  decide: {
    OpenSensitiveValues({ viewId, people, record, event, reason }, state, { actor }) {
      if (state.status === 'opened') return [];
      if (people.length === 0) throw new NothingToOpen();
      const viewerId = personId.parse(actor.id);
      return people.map((whose) =>
        SensitiveRecordViewed.of({
          viewId,
          personId: whose,
          viewerId,
          record,
          eventId: event?.id ?? null,
          eventType: event?.type ?? null,
          reason,
        }),
      );
    },
  },
  evolve: {
    SensitiveRecordViewed: (state, { data, metadata }) => ({
      status: 'opened',
      viewerId: data.viewerId,
      record: data.record,
      eventId: data.eventId,
      openedAt: metadata.occurredAt,
      people: [...(state.status === 'opened' ? state.people : []), data.personId],
      reason: data.reason,
    }),
  },
});
