import { inFlight } from '../people/in-flight';

/** The 1:1s that are still to come; those of series go with their series. */
export const meetingsInFlight = inFlight({
  table: 'meetings',
  open: (query, now) =>
    query
      .where('record.status', 'scheduled')
      .whereNull('record.series')
      .where('record.scheduledAt', '>', now),
});

/** The series of which something is still to come. */
export const seriesInFlight = inFlight({
  table: 'meeting_series',
  open: (query, now) => query.where('record.lastAt', '>', now),
});
