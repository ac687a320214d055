import { z } from 'zod';
import { LANGUAGES } from '../../kernel/language';
import { personId } from '../../kernel/ids';
import { role } from '../../kernel/roles';
import { careerPathStatus } from './career';

/** A row of the specification's `users` table, as the people read model keeps it. */
export const userRow = z.object({
  id: personId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role,
  managerId: personId.nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
  careerPathStatus,
  hireDate: z.iso.date().nullable(),
  lastPromotionDate: z.iso.date().nullable(),
  skillTags: z.array(z.string()),
  careerGoals: z.string().nullable(),
  onboardingCompleted: z.boolean(),
  /** The name of the person's time zone; null: the organization's. */
  timeZone: z.string().nullable(),
  /** The language they chose; null: that of their browser. */
  language: z.enum(LANGUAGES).nullable(),
  /** The public holidays that count for them, as `DE` or `DE-BY`; null: those of the organization. */
  holidayCalendar: z.string().nullable(),
  departedOn: z.iso.date().nullable(),
  /** Whether they were made for emergencies alone: such an account is nobody, and counts nowhere, also once it is retired. */
  isForEmergencies: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type UserRow = z.infer<typeof userRow>;

/** The signed-in person, as `GET /api/auth/user` answers. */
export const currentUser = userRow
  .pick({
    id: true,
    email: true,
    firstName: true,
    lastName: true,
    profileImageUrl: true,
    role: true,
    position: true,
    department: true,
    managerId: true,
    language: true,
  })
  .extend({
    /** The time zone the person's days and times are shown in: the one of their profile, else the organization's. */
    timeZone: z.string(),
    /** By when they have to have a second factor; null: they need none, or have one. */
    secondFactorDueAt: z.string().nullable(),
    /** That time is over: they can do nothing but set one up. */
    secondFactorIsDue: z.boolean(),
  });
export type CurrentUser = z.infer<typeof currentUser>;

/** One direct report, for selectors and lists. */
export const teamMember = userRow.pick({
  id: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  position: true,
  email: true,
  department: true,
  role: true,
});
export type TeamMember = z.infer<typeof teamMember>;

/** One person of the directory. */
export const directoryEntry = teamMember.extend({
  managerId: personId.nullable(),
  managerName: z.string().nullable(),
  hireDate: z.string().nullable(),
});
export type DirectoryEntry = z.infer<typeof directoryEntry>;

/** A person as everybody in the organization may know them. */
export const colleague = userRow.pick({
  id: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  position: true,
});
export type Colleague = z.infer<typeof colleague>;

/** A department, or those who report to one person, with the people of it whom the caller may see. */
export const peopleGroup = z.object({
  kind: z.enum(['department', 'team']),
  /** The department’s name, or the manager’s. */
  name: z.string(),
  /** The department’s name, or the manager’s id. */
  id: z.string(),
  people: z.array(colleague),
});
export type PeopleGroup = z.infer<typeof peopleGroup>;

/** A person of the org chart. */
export const colleagueInChart = colleague.extend({
  department: z.string().nullable(),
  /** How many people report to them today. */
  reports: z.int().nonnegative(),
});
export type ColleagueInChart = z.infer<typeof colleagueInChart>;

/** A person's page: what everybody may know of a colleague, and for those who lead them, or are them, a little more. */
export const personProfile = colleagueInChart.extend({
  /** From the one they report to up to the top of the organization. */
  managers: z.array(colleague),
  /** Whether the caller is this person, leads them, or administers everybody. */
  isInReach: z.boolean(),
  /** Whether they work here today; of those who left, everybody else knows the name alone. */
  worksHere: z.boolean(),
  /** Of people in reach alone; null of everybody else. */
  email: z.string().nullable(),
  hireDate: z.iso.date().nullable(),
  departedOn: z.iso.date().nullable(),
});
export type PersonProfile = z.infer<typeof personProfile>;
