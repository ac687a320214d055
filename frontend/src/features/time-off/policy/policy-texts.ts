import { t, translated } from '@annals/contracts/kernel/text';
import type { ACCRUALS, PRORATIONS } from '@annals/contracts/features/time-off/constants';

type Accrual = (typeof ACCRUALS)[number];
type Proration = (typeof PRORATIONS)[number];

export const ACCRUAL_LABELS: Readonly<Record<Accrual, string>> = translated({
  'at-once': 'All days at the beginning of the year',
  monthly: 'A twelfth at the beginning of each month',
});

export const PRORATION_LABELS: Readonly<Record<Proration, string>> = translated({
  months: 'A twelfth for each month in the year of joining or leaving',
  none: 'The whole year’s days also for a part of a year',
});

/** The words of the time-off policy. */
export const policyTexts = translated({
  title: 'Time-off policy',
  set: 'Set a policy',
  loading: 'Loading the policies...',
  failed: 'The policies could not be loaded',
  columns: {
    from: 'From',
    vacation: 'Vacation',
    sick: 'Sick Leave',
    personal: 'Personal',
    carryOver: 'Carried over',
    given: 'Given',
    set: 'Set',
  },
  beginning: 'The beginning',
  carried: (days: number, until: string) => t('up to {days}, until {until}', { days, until }),
  given: (accrual: Accrual, proration: Proration) =>
    t('{accrual}. {proration}.', {
      accrual: ACCRUAL_LABELS[accrual],
      proration: PRORATION_LABELS[proration],
    }),
  byDefault: 'Default',
  setBy: (name: string, when: string) => `${name}, ${when}`,
  rule: 'Family Leave is not counted against a balance. A policy holds until a later year has one of its own.',
});

/** The words of the form that sets a policy. */
export const policyFormTexts = translated({
  title: 'Set the time-off policy',
  fromYear: 'From the year',
  vacation: 'Vacation days a year',
  sick: 'Sick days a year',
  personal: 'Personal days a year',
  carryOver: 'Vacation days carried over, at most',
  carryOverUntil: 'To be taken by',
  accrual: 'When the days are given',
  proration: 'In the year somebody joins or leaves',
  reason: 'Reason',
  reasonHelp: 'It stands in the history of the policy.',
  help: 'Balances follow at once. What was approved stays approved, even where a balance falls below zero.',
  cancel: 'Cancel',
  submit: 'Set policy',
  submitting: 'Setting...',
  done: 'Policy set',
  failed: 'The policy was not set',
});

/** The ends of months that carried-over days can be taken by. */
export const UNTIL_LABELS: Readonly<Record<string, string>> = translated({
  '01-31': 'January 31',
  '03-31': 'March 31',
  '06-30': 'June 30',
  '09-30': 'September 30',
  '12-31': 'December 31',
});
