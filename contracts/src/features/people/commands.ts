import { z } from 'zod';
import { calendarDay } from '../../kernel/calendar-day';
import { nameText } from '../../kernel/name-text';
import { reason, statedReason } from '../../kernel/reason';
import { ROLES } from '../../kernel/roles';
import { msg } from '../../kernel/text';

const named = (missing: string) => nameText(missing, msg('Please stay below 100 characters'));

/** What a person is hired with, field by field; a row of an import is checked by the same rules. */
export const hireFields = {
  firstName: named(msg('First name is required')),
  lastName: named(msg('Last name is required')),
  email: z
    .string(msg('Please enter a valid email address'))
    .trim()
    .toLowerCase()
    .pipe(
      z.email(msg('Please enter a valid email address')).max(254, msg('Please enter a valid email address')),
    ),
  role: z.enum(ROLES, msg('Please select a role')),
  position: named(msg('Position is required')),
  department: named(msg('Department is required')),
  hireDate: calendarDay(),
};

const managerId = z.uuid(msg('Please select a manager')).brand<'PersonId'>().nullable();

/** The hire form and the body of `POST /api/people`. */
export const hireEmployee = z.strictObject({ ...hireFields, managerId });
export type HireEmployee = z.infer<typeof hireEmployee>;

/** The body of `PATCH /api/people/:personId`: what changes, at least one thing, and why. */
export const changeEmployee = z
  .strictObject({
    managerId: managerId.optional(),
    department: hireFields.department.optional(),
    position: hireFields.position.optional(),
    role: hireFields.role.optional(),
    /** The new position, perhaps with the new role, is a promotion. */
    promotion: z.boolean().optional(),
    /** The public holidays that count for them, as `DE` or `DE-BY`; null: those of the organization. */
    holidayCalendar: z.string().trim().max(20, msg('Please choose a calendar')).nullable().optional(),
    /** Kept in the history. */
    reason: statedReason,
  })
  .refine(
    ({ managerId: manager, department, position, role, holidayCalendar }) =>
      [manager, department, position, role, holidayCalendar].some((value) => value !== undefined),
    { error: msg('Say what changes: managerId, department, position, role or holidayCalendar') },
  );
export type ChangeEmployee = z.infer<typeof changeEmployee>;

/** The departure form and the body of `POST /api/people/:personId/departure`. */
export const departEmployee = z.strictObject({
  lastDay: calendarDay(),
  /** Who takes over the people that report to the one who leaves; needed when there are any. */
  successorId: z.uuid(msg('Please select who takes over')).brand<'PersonId'>().optional(),
  reason: reason.optional(),
});
export type DepartEmployee = z.infer<typeof departEmployee>;

/** The body of the route that sends a new link. The reason is needed where a second administrator has to approve it. */
export const invitePerson = z.strictObject({ reason: reason.optional() });

/** The body of the routes that lock and unlock an account. */
export const stateReason = z.strictObject({ reason: statedReason });

/** The body of `POST /api/people/:personId/correction`: what was recorded wrongly, at least one thing, and why. */
export const correctEmployee = z
  .strictObject({
    firstName: hireFields.firstName.optional(),
    lastName: hireFields.lastName.optional(),
    email: hireFields.email.optional(),
    hireDate: hireFields.hireDate.optional(),
    reason: statedReason,
  })
  .refine(({ reason: _, ...corrected }) => Object.values(corrected).some((value) => value !== undefined), {
    error: msg('Say what is corrected: firstName, lastName, email or hireDate'),
  });
export type CorrectEmployee = z.infer<typeof correctEmployee>;

/** The form and the body of `POST /api/people/:personId/planned-changes`. */
export const planChange = z
  .strictObject({
    /** The day of the person concerned on which it takes effect: after today. */
    takesEffectOn: calendarDay(),
    managerId: managerId.optional(),
    department: hireFields.department.optional(),
    position: hireFields.position.optional(),
    role: hireFields.role.optional(),
    promotion: z.boolean().optional(),
    reason: statedReason,
  })
  .refine(
    ({ managerId: manager, department, position, role }) =>
      [manager, department, position, role].some((value) => value !== undefined),
    {
      error: msg('Please change at least one thing: manager, position, department or role'),
      path: ['position'],
    },
  );
export type PlanChange = z.infer<typeof planChange>;

/** The form and the body of `POST /api/people/:personId/rehire`. */
export const rehireEmployee = z.strictObject({ ...hireFields, managerId, reason: statedReason });
export type RehireEmployee = z.infer<typeof rehireEmployee>;
