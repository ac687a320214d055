import { msg } from '@annals/contracts/kernel/text';
import { pulseAnnouncementId, type PulseAnnouncementId } from '@annals/contracts/features/wellbeing/ids';
import {
  PulseAnnounced,
  PulseAnnouncementWithdrawn,
  type NewPulseAnnouncementEvent,
  type PulseAnnouncementEvent,
} from '@annals/contracts/features/wellbeing/announcement-events';
import { weekOf } from '@annals/contracts/features/wellbeing/weeks';
import { decider } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { NotAMonday, PulseWeekHasBegun } from './errors';

export type AnnouncementCommand =
  | { type: 'AnnouncePulse'; announcementId: PulseAnnouncementId; week: string }
  | { type: 'WithdrawPulse' };

export type AnnouncementState =
  | { readonly status: 'none' }
  | {
      readonly status: 'announced' | 'withdrawn';
      readonly announcementId: PulseAnnouncementId;
      readonly week: string;
    };

/** Each week is announced by one stream, so that the log itself says whether a week is announced. */
export function announcementOf(week: string): PulseAnnouncementId {
  return pulseAnnouncementId.parse(derivedId('pulse-announcement', week));
}

/** Attributed pulse checks: announced, or taken back, before the week begins, and never after somebody could have answered. */
export const pulseAnnouncement = decider<
  AnnouncementState,
  AnnouncementCommand,
  PulseAnnouncementEvent,
  NewPulseAnnouncementEvent
>({
  category: 'pulseAnnouncement',
  initial: { status: 'none' },
  evolve: {
    PulseAnnounced: (_, { data }) => ({ status: 'announced', ...data }),
    PulseAnnouncementWithdrawn: (_, { data }) => ({ status: 'withdrawn', ...data }),
  },
  decide: {
    AnnouncePulse({ announcementId, week }, state, { now }) {
      if (state.status === 'announced') return [];
      if (weekOf(week) !== week) throw new NotAMonday();
      if (week <= weekOf(now)) throw new PulseWeekHasBegun();
      return [PulseAnnounced.of({ announcementId, week })];
    },
    WithdrawPulse(_, state, { now }) {
      if (state.status === 'none') throw new NotFound(msg('This announcement'));
      if (state.status === 'withdrawn') return [];
      const { announcementId, week } = state;
      if (week <= weekOf(now)) throw new PulseWeekHasBegun();
      return [PulseAnnouncementWithdrawn.of({ announcementId, week })];
    },
  },
});
