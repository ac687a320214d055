import { DAY_MS, TIME_OFF_STATUSES } from '@annals/contracts/features/time-off/constants';
import { meetingsForFeed } from '@annals/projections/features/calendar-feeds/queries';
import { absencesAround } from '@annals/projections/features/time-off/calendar';
import type { Reader } from '@annals/projections/engine/scope';
import type Router from '@koa/router';
import type { CalendarFeedKind } from '@annals/contracts/features/calendar-feeds/constants';
import { OwnRate } from '../../platform/http/own-rate';
import type { Services } from '../../platform/services/services';
import { FeedSecrets } from './feed-secrets';
import { meetingsCalendar, timeOffCalendar } from './icalendar';

/** What a feed shows: a quarter back and a good year ahead. */
const DAYS_BACK = 92;
const DAYS_AHEAD = 400;

/** A calendar application asks once in an hour; several devices of one person may share a feed. */
export const READS_PER_MINUTE = 30;

/** `/calendar/<secret>.ics`: what a calendar application asks for, without a session. Read again for every request, so scope is today's. */
export function mountCalendarFeeds(router: Router, services: Services): void {
  const secrets = new FeedSecrets(services.pool);
  const perFeed = new OwnRate(READS_PER_MINUTE);
  router.get('/calendar/:file', async (context) => {
    const token = /^([\w-]{43})\.ics$/.exec(context.path.slice('/calendar/'.length))?.[1];
    const feed = token === undefined ? undefined : await secrets.use(token);
    // A person who may no longer sign in reads no calendar either.
    const role = feed && (await services.userAuth.activeRoleOf(feed.personId));
    context.set('Cache-Control', 'private, no-store');
    if (!feed || !role) {
      context.status = 404;
      context.type = 'text/plain';
      context.body = 'There is no calendar at this address. It may have been revoked.\n';
      return;
    }
    await perFeed.take(`${feed.personId} ${feed.kind}`);
    context.type = 'text/calendar; charset=utf-8';
    context.set('Content-Disposition', `attachment; filename="annals-${feed.kind}.ics"`);
    context.body = await CALENDARS[feed.kind](services, { id: feed.personId, role });
  });
}

const CALENDARS: Readonly<Record<CalendarFeedKind, (services: Services, reader: Reader) => Promise<string>>> =
  {
    'time-off': async ({ readModels, clock }, reader) => {
      const { from, until } = span(clock());
      const period = { startDate: from.slice(0, 10), endDate: until.slice(0, 10) };
      return timeOffCalendar(await absencesAround(readModels, reader, period, TIME_OFF_STATUSES), reader.id);
    },
    meetings: async ({ readModels, clock }, reader) =>
      meetingsCalendar(await meetingsForFeed(readModels, reader.id, span(clock()))),
  };

function span(now: Date): { from: string; until: string } {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return { from: at(-DAYS_BACK), until: at(DAYS_AHEAD) };
}
