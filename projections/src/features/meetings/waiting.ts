import { type CountedRows, scheduledOn } from '../../engine/counted-rows';

const sides = ['employeeId', 'managerId'] as const;

/** What of 1:1s waits for somebody: those of the day, and what they promised to do by then. */
export const meetingsWaiting = {
  meetingsToday: sides.map((whose): CountedRows => ({ table: 'meetings', whose, where: scheduledOn })),
  actionItemsDue: sides.map((whose): CountedRows => ({
    table: 'meetings',
    whose,
    where: (rows, { day }) =>
      rows
        // Nothing can be ticked off in a meeting that was cancelled.
        .whereNot('status', 'cancelled')
        .whereRaw('cardinality("actionItems") > 0')
        .joinRaw('CROSS JOIN LATERAL jsonb_array_elements(actions) AS item')
        .whereRaw(`item ->> 'done' = 'false'`)
        .whereRaw(`item ->> 'ownerId' = ??::text`, [whose])
        .whereRaw(`item ->> 'dueDate' <= ?`, [day]),
  })),
};
