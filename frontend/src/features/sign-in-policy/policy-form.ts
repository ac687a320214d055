import { requireSecondFactors, setSessionLimits } from '@annals/contracts/features/sign-in-policy/routes';
import { role, ROLES } from '@annals/contracts/kernel/roles';
import { z } from 'zod';

const whole = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** A box for each role, and the days as they are typed. */
export const factorsForm = z
  .object({ roles: z.record(role, z.boolean()), graceDays: z.string(), reason: z.string() })
  .transform(({ roles, graceDays, reason }) => ({
    roles: ROLES.filter((one) => roles[one]),
    graceDays: whole(graceDays),
    reason,
  }))
  .pipe(requireSecondFactors);

export const limitsForm = z
  .object({ idleMinutes: z.string(), longestDays: z.string(), reason: z.string() })
  .transform(({ idleMinutes, longestDays, reason }) => ({
    idleMinutes: whole(idleMinutes),
    longestDays: whole(longestDays),
    reason,
  }))
  .pipe(setSessionLimits);
