import { inFlight } from '../people/in-flight';

/** What employees reported and nobody resolved yet. What somebody reported who left is not reassigned. */
export const painPointsInFlight = inFlight({
  table: 'pain_points',
  open: (query) => query.whereNot('record.status', 'resolved'),
  when: `employee."departedOn" IS NULL AND employee."managerId" IS DISTINCT FROM record."managerId"`,
});
