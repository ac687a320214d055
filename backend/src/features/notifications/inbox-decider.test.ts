import { personId } from '@annals/contracts/kernel/ids';
import { NotificationDismissed, NotificationRead } from '@annals/contracts/features/notifications/events';
import {
  NotificationChoiceSet,
  NotificationsRead,
  QuietHoursSet,
} from '@annals/contracts/features/notifications/inbox-events';
import { USUAL_QUIET_HOURS } from '@annals/contracts/features/notifications/quiet-hours';
import { describe, test } from 'vitest';
import { given } from '../../platform/commands/given';
import { inbox } from './inbox-decider';
import { notification } from './notification-decider';

const person = personId.parse('018f0000-0000-7000-8000-00000000000b');
const reader = { id: person, role: 'employee' } as const;
const of = { notificationId: `one:${person}`, personId: person };
const now = '2026-06-01T12:00:00.000Z';

describe('one notification', () => {
  test('is read once', () => {
    given(notification)
      .when({ type: 'MarkRead', ...of }, reader)
      .then(NotificationRead.of(of));
    given(notification, NotificationRead.of(of))
      .when({ type: 'MarkRead', ...of }, reader)
      .thenNothing();
  });

  test('is put away once, read or not, and is not read afterwards', () => {
    given(notification, NotificationRead.of(of))
      .when({ type: 'Dismiss', ...of }, reader)
      .then(NotificationDismissed.of(of));
    for (const type of ['Dismiss', 'MarkRead'] as const)
      given(notification, NotificationDismissed.of(of))
        .when({ type, ...of }, reader)
        .thenNothing();
  });
});

describe('an inbox', () => {
  const markAll = (until: string) => ({ type: 'MarkAllRead', personId: person, until }) as const;
  const read = (until: string) => NotificationsRead.of({ personId: person, until });

  test('is read up to the moment its reader saw', () => {
    given(inbox)
      .when(markAll('2026-05-01T08:00:00.000Z'), reader, now)
      .then(read('2026-05-01T08:00:00.000Z'));
  });

  test('never up to a moment that is yet to come', () => {
    given(inbox).when(markAll('2030-01-01T00:00:00.000Z'), reader, now).then(read(now));
  });

  test('does not become unread again', () => {
    given(inbox, read('2026-05-01T08:00:00.000Z'))
      .when(markAll('2026-05-01T08:00:00Z'), reader, now)
      .thenNothing();
    given(inbox, read('2026-05-01T08:00:00.000Z'))
      .when(markAll('2026-04-01T08:00:00.000Z'), reader, now)
      .thenNothing();
  });

  test('keeps a choice that differs from what is usual or was chosen before', () => {
    const choice = { personId: person, kind: 'meeting_reminder', app: true } as const;
    const choose = (email: boolean) => ({ type: 'ChooseNotifications', ...choice, email }) as const;
    given(inbox).when(choose(true), reader).thenNothing();
    given(inbox)
      .when(choose(false), reader)
      .then(NotificationChoiceSet.of({ ...choice, email: false }));
    const off = NotificationChoiceSet.of({ ...choice, email: false });
    given(inbox, off).when(choose(false), reader).thenNothing();
    given(inbox, off)
      .when(choose(true), reader)
      .then(NotificationChoiceSet.of({ ...choice, email: true }));
  });

  test('keeps quiet hours that differ from the usual ones or from those before', () => {
    const set = (on: boolean) =>
      ({ type: 'SetQuietHours', personId: person, ...USUAL_QUIET_HOURS, on }) as const;
    given(inbox).when(set(true), reader).thenNothing();
    const off = QuietHoursSet.of({ personId: person, ...USUAL_QUIET_HOURS, on: false });
    given(inbox).when(set(false), reader).then(off);
    given(inbox, off).when(set(false), reader).thenNothing();
    given(inbox, off)
      .when(set(true), reader)
      .then(QuietHoursSet.of({ personId: person, ...USUAL_QUIET_HOURS }));
  });
});
