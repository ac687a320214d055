import {
  changeEmployee,
  correctEmployee,
  departEmployee,
  hireEmployee,
  planChange,
  rehireEmployee,
} from '@annals/contracts/features/people/commands';
import { ROLES } from '@annals/contracts/kernel/roles';
import { z } from 'zod';
import { isTypedName, wrongName } from '../../../ui/typed-name';

/** Chosen in place of a manager for the person at the top. */
export const NOBODY = 'nobody';

const role = z.enum(ROLES);
const asChange = (form: z.input<typeof changeEmployee>): z.input<typeof changeEmployee> => form;
const managerOf = (chosen: string) => (chosen === NOBODY ? null : chosen);

/** What the inputs of the hire form hold, turned into what the contract wants. */
export const hireForm = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    position: z.string(),
    department: z.string(),
    role,
    managerId: z.string(),
    hireDate: z.string(),
  })
  .transform(({ managerId, ...rest }): z.input<typeof hireEmployee> => ({
    ...rest,
    managerId: managerOf(managerId),
  }))
  .pipe(hireEmployee);

/** The form of a change of manager. */
export const managerForm = z
  .object({ managerId: z.string(), reason: z.string() })
  .transform(({ managerId, reason }): z.input<typeof changeEmployee> => ({
    managerId: managerOf(managerId),
    reason,
  }))
  .pipe(changeEmployee);

/** The form of a change of position, which may be a promotion with another role. */
export const positionForm = z
  .object({ position: z.string(), promotion: z.boolean(), role, reason: z.string() })
  .transform(({ promotion, role: wanted, ...rest }): z.input<typeof changeEmployee> =>
    promotion ? { ...rest, promotion, role: wanted } : rest,
  )
  .pipe(changeEmployee);

/** The form of a change of department. */
export const departmentForm = z
  .object({ department: z.string(), reason: z.string() })
  .transform(asChange)
  .pipe(changeEmployee);

/** The form of another calendar of public holidays; the empty one is the organization's. */
export const holidayCalendarForm = z
  .object({ holidayCalendar: z.string(), reason: z.string() })
  .transform(({ holidayCalendar, reason }): z.input<typeof changeEmployee> => ({
    holidayCalendar: holidayCalendar === '' ? null : holidayCalendar,
    reason,
  }))
  .pipe(changeEmployee);

/** The form of a change of role. */
export const roleForm = z.object({ role, reason: z.string() }).transform(asChange).pipe(changeEmployee);

/** The form of a departure; without reports there is nobody to take over. */
/** The account is closed for good: the name has to be typed. */
export const departureForm = (name: string, hasReports: boolean) =>
  z
    .object({
      lastDay: z.string(),
      successorId: z.string(),
      reason: z.string(),
      name: z.string().refine((typed) => isTypedName(typed, name), wrongName(name)),
    })
    .transform(({ lastDay, successorId, reason }): z.input<typeof departEmployee> => ({
      lastDay,
      ...(hasReports && { successorId }),
      ...(reason.trim() !== '' && { reason }),
    }))
    .pipe(departEmployee);

/** What of `now` differs from what was `shown`: what stays is not sent. */
function differing<Values extends object>(now: Values, shown: Values): Partial<Values> {
  const entries = Object.entries(now).filter(([field, value]) => Reflect.get(shown, field) !== value);
  return Object.fromEntries(entries) as Partial<Values>;
}

const corrected = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  hireDate: z.string(),
});

/** The form of a correction. @param shown as it was recorded; what stays so is not sent */
export const correctionForm = (shown: z.infer<typeof corrected>) =>
  corrected
    .extend({ reason: z.string() })
    .transform(({ reason, ...now }): z.input<typeof correctEmployee> => ({
      ...differing(now, shown),
      reason,
    }))
    .pipe(correctEmployee);

const placed = z.object({ department: z.string(), position: z.string(), role });

/** The form of a change that is dated ahead. @param shown the place they have; what stays so is not sent */
export const planForm = (shown: z.infer<typeof placed>) =>
  placed
    .extend({
      takesEffectOn: z.string(),
      /** Empty: as it is. */
      managerId: z.string(),
      promotion: z.boolean(),
      reason: z.string(),
    })
    .transform(({ takesEffectOn, managerId, promotion, reason, ...now }): z.input<typeof planChange> => ({
      ...differing(now, shown),
      takesEffectOn,
      ...(managerId !== '' && { managerId: managerOf(managerId) }),
      ...(promotion && { promotion }),
      reason,
    }))
    .pipe(planChange);

/** What the inputs hold with which somebody is hired again. */
export const rehireForm = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    position: z.string(),
    department: z.string(),
    role,
    managerId: z.string(),
    hireDate: z.string(),
    reason: z.string(),
  })
  .transform(({ managerId, ...rest }): z.input<typeof rehireEmployee> => ({
    ...rest,
    managerId: managerOf(managerId),
  }))
  .pipe(rehireEmployee);
