import { z } from 'zod';
import { event } from '../../kernel/event';
import { personId } from '../../kernel/ids';
import { plannedChangeId } from './ids';
import { role } from '../../kernel/roles';

const category = 'person';
const ofPlan = { personId, plannedChangeId };

/** What changes on a later day; what is left out stays as it is. */
export const plannedFields = {
  managerId: personId.nullable().optional(),
  department: z.string().optional(),
  position: z.string().optional(),
  role: role.optional(),
  promotion: z.boolean().optional(),
};

/** An administrator dated a change ahead; the reason is in the metadata. */
export const ChangePlanned = event('ChangePlanned', 1, {
  category,
  description: 'An administrator planned a change of manager, department, position or role for a later day.',
  data: {
    ...ofPlan,
    /** The day of the person concerned on which it takes effect. */
    takesEffectOn: z.iso.date(),
    ...plannedFields,
  },
});

/** The day came: the events of the change itself follow in the same append. */
export const PlannedChangeTookEffect = event('PlannedChangeTookEffect', 1, {
  category,
  description: 'The day of a planned change came, and the change took effect.',
  data: ofPlan,
});

/** A planned change was cancelled before its day, by an administrator or because the person left. */
export const PlannedChangeCancelled = event('PlannedChangeCancelled', 1, {
  category,
  description: 'A planned change was cancelled before its day.',
  data: { ...ofPlan, because: z.enum(['wish', 'departure']) },
});

/** The day came, and the rules no longer allowed the change. */
export const PlannedChangeRefused = event('PlannedChangeRefused', 2, {
  category,
  description: 'The day of a planned change came, and the rules no longer allowed it.',
  data: {
    ...ofPlan,
    /** The sentence of the refusal, for people. */
    because: z.string(),
    /** The administrator who planned it, and is told; null: before version 2 nobody was. */
    plannedBy: personId.nullable(),
  },
  upcasters: { 1: (data) => ({ ...data, plannedBy: null }) },
});
