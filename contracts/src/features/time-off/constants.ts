/** What time off can be taken as, in the order of the form. */
export const TIME_OFF_TYPES = ['vacation', 'sick', 'personal', 'family'] as const;
export type TimeOffType = (typeof TIME_OFF_TYPES)[number];

export const TIME_OFF_STATUSES = ['pending', 'approved', 'rejected', 'cancelled'] as const;
export type TimeOffStatus = (typeof TIME_OFF_STATUSES)[number];

/**
 * Working days a person gets each calendar year, unless an administrator has set a policy (`policy.ts`). Null: not counted against any balance. Family leave is unpaid, so it uses up nothing;
 * a manager still decides on it.
 */
export const YEARLY_ALLOWANCE = {
  vacation: 15,
  sick: 5,
  personal: 3,
  family: null,
} as const satisfies Readonly<Record<TimeOffType, number | null>>;

/** Unused vacation goes with a person into the next year: at most so many days, to be taken by the last day named. */
export const CARRY_OVER = { type: 'vacation', most: 5, lapsesAfter: '03-31' } as const;

/** What somebody gets of a year's allowance who joins or leaves within the year: a twelfth for each month, or all of it. */
export const PRORATIONS = ['months', 'none'] as const;
/** When a year's allowance is there: all of it at the beginning, or a twelfth at the beginning of each month. */
export const ACCRUALS = ['at-once', 'monthly'] as const;

/** How many days back time off can still be asked for; sick leave, which nobody plans, always can. */
export const LATEST_REQUEST_DAYS = 30;

export const DAY_MS = 86_400_000;
