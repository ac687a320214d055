import {
  PulseAnnounced,
  PulseAnnouncementWithdrawn,
} from '@annals/contracts/features/wellbeing/announcement-events';
import { personId } from '@annals/contracts/kernel/ids';
import { test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { announcementOf, pulseAnnouncement } from './announcement-decider';
import { NotAMonday, PulseWeekHasBegun } from './errors';

const admin: Actor = { id: personId.parse('018f0000-0000-7000-8000-00000000000a'), role: 'admin' };
const week = '2026-06-15';
const of = { announcementId: announcementOf(week), week };
const announce = { type: 'AnnouncePulse' as const, ...of };
const before = '2026-06-14T23:59:59.999Z';
const begun = '2026-06-15T00:00:00.000Z';

test('a week is announced up to the moment before it begins, once', () => {
  given(pulseAnnouncement).when(announce, admin, before).then(PulseAnnounced.of(of));
  given(pulseAnnouncement, PulseAnnounced.of(of)).when(announce, admin, before).thenNothing();
});
test('never when somebody could have answered already', () =>
  given(pulseAnnouncement).when(announce, admin, begun).refused(PulseWeekHasBegun));
test('by its Monday alone', () =>
  given(pulseAnnouncement)
    .when({ ...announce, week: '2026-06-17' }, admin, before)
    .refused(NotAMonday));
test('it is taken back before its week begins, and can be announced again', () => {
  given(pulseAnnouncement, PulseAnnounced.of(of))
    .when({ type: 'WithdrawPulse' }, admin, before)
    .then(PulseAnnouncementWithdrawn.of(of));
  given(pulseAnnouncement, PulseAnnounced.of(of), PulseAnnouncementWithdrawn.of(of))
    .when(announce, admin, before)
    .then(PulseAnnounced.of(of));
});
test('what people answered under stays: it is not taken back afterwards', () => {
  given(pulseAnnouncement, PulseAnnounced.of(of))
    .when({ type: 'WithdrawPulse' }, admin, begun)
    .refused(PulseWeekHasBegun);
  given(pulseAnnouncement).when({ type: 'WithdrawPulse' }, admin, before).refused(NotFound);
});
