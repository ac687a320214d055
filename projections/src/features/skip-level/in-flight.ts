import { inFlight } from '../people/in-flight';

/** The skip-level meetings that are still to come, with the manager each goes past. */
export const skipLevelMeetingsInFlight = inFlight({
  table: 'skip_level_meetings',
  open: (query, now) => query.where('record.status', 'scheduled').where('record.scheduledAt', '>', now),
  when: `employee."departedOn" IS NOT NULL OR employee."managerId" IS DISTINCT FROM record."managerId"`,
});
