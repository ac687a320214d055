import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../kernel/event';
import { checkInId, personId } from '../kernel/ids';

const score = personal(z.number().int().min(1).max(10));
const text = personal(z.string().optional());

/**
 * An employee answered a pulse check. The scores are encrypted like the words. `managerId` is whose team they answered in: the answer
 * stays with that team, however people move later, so that no team's figures ever change by one person's answers.
 */
export const WellbeingCheckInSubmitted = event('WellbeingCheckInSubmitted', 1, {
  category: 'wellbeingCheckIn',
  about: 'employeeId',
  description: 'An employee answered a pulse check: six scores from 1 to 10, of which more is better.',
  data: {
    checkInId,
    employeeId: personId,
    managerId: personId.nullable(),
    overallWellbeing: score,
    workLifeBalance: score,
    stressLevel: score,
    jobSatisfaction: score,
    workload: score,
    teamRelationships: score,
    feedback: text,
    concerns: text,
    suggestions: text,
  },
});

export const wellbeingEvents = [WellbeingCheckInSubmitted] as const;
export type WellbeingEvent = EventOf<(typeof wellbeingEvents)[number]>;
export type NewWellbeingEvent = NewEventOf<(typeof wellbeingEvents)[number]>;
