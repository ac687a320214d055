import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  NotificationChoiceSet,
  NotificationsRead,
  QuietHoursSet,
  type InboxEvent,
  type NewInboxEvent,
} from '@annals/contracts/features/notifications/inbox-events';
import { noticeKinds } from '@annals/contracts/notice-kinds';
import type { NoticeKindName } from '@annals/contracts/kernel/feature';
import type { NoticeChoice } from '@annals/contracts/kernel/notice-kind';
import { USUAL_QUIET_HOURS, type QuietHours } from '@annals/contracts/features/notifications/quiet-hours';
import { decider } from '../../platform/commands/decider';

type InboxCommand =
  | { type: 'MarkAllRead'; personId: PersonId; until: string }
  | { type: 'ChooseNotifications'; personId: PersonId; kind: NoticeKindName; app: boolean; email: boolean }
  | ({ type: 'SetQuietHours'; personId: PersonId } & QuietHours);

export interface InboxState {
  readonly readUntil: string | null;
  /** By the name of the kind; a kind that was never chosen is missing. */
  readonly choices: Readonly<Record<string, NoticeChoice>>;
  readonly quietHours: QuietHours;
}

/** Where a person is told of a kind of thing: what they chose, else what is usual for the kind. */
export function choiceOf({ choices }: Pick<InboxState, 'choices'>, kind: NoticeKindName): NoticeChoice {
  return choices[kind] ?? noticeKinds[kind].defaults;
}

/** What a person wants of their notifications as a whole. */
export const inbox = decider<InboxState, InboxCommand, InboxEvent, NewInboxEvent>({
  category: 'inbox',
  initial: { readUntil: null, choices: {}, quietHours: USUAL_QUIET_HOURS },
  evolve: {
    NotificationsRead: (state, { data }) => ({ ...state, readUntil: data.until }),
    NotificationChoiceSet: (state, { data: { kind, app, email } }) => ({
      ...state,
      choices: { ...state.choices, [kind]: { app, email } },
    }),
    QuietHoursSet: (state, { data: { personId: _, ...quietHours } }) => ({ ...state, quietHours }),
  },
  decide: {
    MarkAllRead: ({ personId, until }, { readUntil }, { now }) => {
      // Nobody has read what is yet to come: a clock that runs ahead counts as now.
      const upTo = new Date(Math.min(Date.parse(until), Date.parse(now))).toISOString();
      return readUntil !== null && upTo <= readUntil ? [] : [NotificationsRead.of({ personId, until: upTo })];
    },
    ChooseNotifications: ({ personId, kind, app, email }, state) => {
      const chosen = choiceOf(state, kind);
      return chosen.app === app && chosen.email === email
        ? []
        : [NotificationChoiceSet.of({ personId, kind, app, email })];
    },
    SetQuietHours: ({ personId, on, from, until, weekends }, { quietHours: now }) =>
      now.on === on && now.from === from && now.until === until && now.weekends === weekends
        ? []
        : [QuietHoursSet.of({ personId, on, from, until, weekends })],
  },
});
