import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { checkInId, pulseAnnouncementId } from './ids';
import { personId } from '../../kernel/ids';
import { RISK_LEVELS, SUGGESTED_ACTIONS, TRENDS } from './risk';

const score = personal(z.number().int().min(1).max(10));
const text = personal(z.string().optional());

/**
 * An employee answered a pulse check. The scores are encrypted like the words. `managerId` is whose team they answered in: the answer
 * stays with that team, however people move later, so that no team's figures ever change by one person's answers.
 */
export const WellbeingCheckInSubmitted = event('WellbeingCheckInSubmitted', 1, {
  category: 'wellbeingCheckIn',
  confidential: true,
  about: 'employeeId',
  description: 'An employee answered a pulse check: six scores from 1 to 10, of which more is better.',
  data: {
    checkInId,
    employeeId: personId,
    managerId: personId.nullable(),
    /** The announcement the person was shown before they answered: their manager sees their name. Absent: nobody ever does. */
    attributedBy: pulseAnnouncementId.optional(),
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

/**
 * ALEX worked out what an answered pulse says together with those of the weeks before; see `RISK_METHOD`. It is for the person alone:
 * no list, figure or alert of anyone else is made of it.
 */
export const WellnessPulseAssessed = event('WellnessPulseAssessed', 1, {
  category: 'wellbeingCheckIn',
  confidential: true,
  about: 'employeeId',
  description: 'ALEX worked out, for the person alone, what their pulse checks of the last weeks point to.',
  data: {
    checkInId,
    employeeId: personId,
    burnoutRisk: personal(z.enum(RISK_LEVELS)),
    attritionRisk: personal(z.enum(RISK_LEVELS)),
    /** Weeks with answers it rests on; with fewer than the method's minimum both risks are low for want of data. */
    weeks: personal(z.number().int()),
    trendDirection: personal(z.enum(TRENDS).nullable()),
    /** Points of the overall score more than in the pulse before; null when it was the first. */
    previousScoreComparison: personal(z.number().nullable()),
    suggestedActions: personal(z.array(z.enum(SUGGESTED_ACTIONS))),
    method: z.strictObject({ name: z.string(), version: z.number().int() }),
  },
});

export const wellbeingEvents = [WellbeingCheckInSubmitted, WellnessPulseAssessed] as const;
export type CheckInSubmitted = EventOf<typeof WellbeingCheckInSubmitted>;
export type WellbeingEvent = EventOf<(typeof wellbeingEvents)[number]>;
export type NewWellbeingEvent = NewEventOf<(typeof wellbeingEvents)[number]>;
