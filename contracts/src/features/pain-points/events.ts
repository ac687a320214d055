import { z } from 'zod';
import { event, personal, type EventOf, type NewEventOf } from '../../kernel/event';
import { painPointId } from './ids';
import { personId } from '../../kernel/ids';
import { CATEGORIES, FREQUENCIES, PRIORITIES } from './constants';

/** `employeeId` reported it, `managerId` looks after it; without a manager it is for the administrators. */
const ofPainPoint = { painPointId, employeeId: personId, managerId: personId.nullable() };
const about = 'employeeId';
const category = 'painPoint';

/** Someone reported a workplace problem to their manager. */
export const PainPointReported = event('PainPointReported', 1, {
  category,
  about,
  description: 'Someone reported a workplace problem to their manager.',
  data: {
    ...ofPainPoint,
    title: personal(z.string()),
    description: personal(z.string()),
    category: z.enum(CATEGORIES),
    priority: z.enum(PRIORITIES),
    /** From 1 to 10. */
    impactLevel: z.number().int(),
    frequency: z.enum(FREQUENCIES),
    suggestedSolution: personal(z.string().optional()),
  },
});

/** A person who looks after it began to work on it. */
export const PainPointTakenUp = event('PainPointTakenUp', 1, {
  category,
  description: 'Work on a reported problem began.',
  data: ofPainPoint,
});

/** The problem is solved, and how. */
export const PainPointResolved = event('PainPointResolved', 1, {
  category,
  about,
  description: 'A reported problem was resolved.',
  data: { ...ofPainPoint, resolutionNotes: personal(z.string()) },
});

/** What was called resolved is not. */
export const PainPointReopened = event('PainPointReopened', 1, {
  category,
  about,
  description: 'A reported problem that was resolved is open again.',
  data: { ...ofPainPoint, reason: personal(z.string()) },
});

/** The reporter has another manager now, who looks after it from here on. */
export const PainPointReassigned = event('PainPointReassigned', 1, {
  category,
  description: 'A reported problem went to the reporter’s new manager.',
  data: ofPainPoint,
});

export const painPointEvents = [
  PainPointReported,
  PainPointTakenUp,
  PainPointResolved,
  PainPointReopened,
  PainPointReassigned,
] as const;
export type PainPointEvent = EventOf<(typeof painPointEvents)[number]>;
export type NewPainPointEvent = NewEventOf<(typeof painPointEvents)[number]>;
