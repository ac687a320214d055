import { z } from 'zod';
import { personId } from '../../kernel/ids';
import { plannedChangeId } from './ids';
import { role } from '../../kernel/roles';
import { directoryEntry, userRow } from './views';

/** The state of an account: no account yet, invited but without a password, open, closed by an administrator, closed for good. */
export const ACCOUNT_STATES = ['none', 'invited', 'open', 'locked', 'deactivated'] as const;
export const accountState = z.enum(ACCOUNT_STATES);
export type AccountState = z.infer<typeof accountState>;

/** Which people of the directory: who works here, by the state of their account; who left. */
export const PEOPLE_STATES = ['working', 'invited', 'locked', 'departed'] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

/** A row of the accounts read model: what is known of an account without any secret. `id` is the person's. */
export const accountRow = z.object({
  id: userRow.shape.id,
  state: accountState,
  /** False until the person accepted their invitation. */
  hasPassword: z.boolean(),
  openedAt: z.iso.datetime(),
  invitedAt: z.iso.datetime().nullable(),
  invitationExpiresAt: z.iso.datetime().nullable(),
  lastSignedInAt: z.iso.datetime().nullable(),
  /** Until when repeated failures keep it closed; it may lie in the past. */
  lockedUntil: z.iso.datetime().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

/** One person in the directory of the administration. */
export const administeredPerson = directoryEntry.extend({
  departedOn: z.string().nullable(),
  accountState,
  /** Whether the name is one that people take for an administrator's. */
  looksLikeAdministrator: z.boolean(),
});
export type AdministeredPerson = z.infer<typeof administeredPerson>;

/** One person as an administrator sees them. */
export const personFacts = userRow.extend({
  managerName: z.string().nullable(),
  /** The calendar of public holidays that counts for them, in words. */
  holidayCalendarName: z.string(),
  /** How many people report to them today. */
  reportCount: z.number(),
  account: accountRow.pick({
    state: true,
    hasPassword: true,
    invitedAt: true,
    invitationExpiresAt: true,
    lastSignedInAt: true,
    lockedUntil: true,
  }),
  /** Whether the name is one that people take for an administrator's. */
  looksLikeAdministrator: z.boolean(),
  /** The directory that keeps them, and in which most of this is changed; null: none does. */
  directory: z.object({ name: z.string() }).nullable(),
  /** Whose rules decide their role: Employee, Manager and Leader are given there; null: nobody's. */
  roleKeeper: z.object({ name: z.string() }).nullable(),
  /** What the caller may do with them now. */
  allowed: z.object({
    change: z.boolean(),
    /** Correct the name, the address or the first day. */
    correct: z.boolean(),
    /** Not of administrators and auditors: the link to their password goes there. */
    correctAddress: z.boolean(),
    rehire: z.boolean(),
    /** Nobody changes their own. */
    changeRole: z.boolean(),
    depart: z.boolean(),
    lock: z.boolean(),
    unlock: z.boolean(),
    /** Send a link to choose a password. */
    invite: z.boolean(),
  }),
});
export type PersonFacts = z.infer<typeof personFacts>;

/** A row of the planned changes read model, and what administrators see of it. */
export const plannedChangeRow = z.object({
  id: plannedChangeId,
  personId,
  /** The day of the person on which it takes effect. */
  takesEffectOn: z.iso.date(),
  state: z.enum(['planned', 'done', 'cancelled', 'refused']),
  /** Whether the manager changes; then `managerId` says to whom, null to nobody. */
  changesManager: z.boolean(),
  managerId: personId.nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  role: role.nullable(),
  isPromotion: z.boolean(),
  reason: z.string(),
  /** Why it could not take effect, in a sentence for people. */
  because: z.string().nullable(),
  plannedAt: z.iso.datetime(),
});
export type PlannedChangeRow = z.infer<typeof plannedChangeRow>;

export const plannedChangeView = plannedChangeRow.extend({ managerName: z.string().nullable() });
export type PlannedChangeView = z.infer<typeof plannedChangeView>;

/** The departments and positions in use, for suggestions in forms and for filters. */
export const placesInUse = z.object({ departments: z.array(z.string()), positions: z.array(z.string()) });
export type PlacesInUse = z.infer<typeof placesInUse>;

/** What follows a person to another manager, a line for each feature with something under way. */
export const underWayLine = z.object({
  feature: z.string(),
  count: z.number(),
  /** Such as `planned 1:1s`, in the number of `count`. */
  words: z.string(),
  /** Whether it is cancelled when the person leaves; otherwise it stays to be finished. */
  endsWithEmployment: z.boolean(),
});
export type UnderWayLine = z.infer<typeof underWayLine>;
