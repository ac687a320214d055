import type { CalendarFeedId } from '@annals/contracts/features/calendar-feeds/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CalendarFeedKind } from '@annals/contracts/features/calendar-feeds/constants';
import {
  CalendarFeedOpened,
  CalendarFeedRevoked,
  type CalendarFeedEvent,
  type NewCalendarFeedEvent,
} from '@annals/contracts/features/calendar-feeds/events';
import { msg } from '@annals/contracts/kernel/text';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';

type CalendarFeedCommand =
  | { type: 'OpenFeed'; feedId: CalendarFeedId; personId: PersonId; kind: CalendarFeedKind }
  | { type: 'RevokeFeed' };

type CalendarFeedState =
  | { readonly status: 'none' }
  | { readonly status: 'open' | 'revoked'; readonly feedId: CalendarFeedId; readonly personId: PersonId };

/** What happened to the address of a calendar. Its secret is kept beside the log, as a hash. */
export const calendarFeed = decider<
  CalendarFeedState,
  CalendarFeedCommand,
  CalendarFeedEvent,
  NewCalendarFeedEvent
>({
  category: 'calendarFeed',
  initial: { status: 'none' },
  evolve: {
    CalendarFeedOpened: (_, { data: { feedId, personId } }) => ({ status: 'open', feedId, personId }),
    CalendarFeedRevoked: (state) => changed(state, { status: 'revoked' }),
  },
  decide: {
    OpenFeed: ({ feedId, personId, kind }, { status }) =>
      status === 'none' ? [CalendarFeedOpened.of({ feedId, personId, kind })] : [],
    RevokeFeed: (_, state, { actor }) => {
      if (state.status === 'none' || state.personId !== actor.id)
        throw new NotFound(msg('This calendar feed'));
      if (state.status === 'revoked') return [];
      return [CalendarFeedRevoked.of({ feedId: state.feedId, personId: state.personId })];
    },
  },
});
