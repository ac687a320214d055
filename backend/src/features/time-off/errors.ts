import type { TimeOffStatus, TimeOffType } from '@annals/contracts/features/time-off/constants';
import type { Period } from '@annals/contracts/features/time-off/days';
import {
  daysLabel,
  periodLabel,
  TIME_OFF_TYPE_LABELS,
  workingDaysLabel,
} from '@annals/contracts/features/time-off/words';
import { DomainError } from '../../platform/commands/domain-error';

export class EndsBeforeItStarts extends DomainError {
  readonly code = 'time-off.ends-before-it-starts';
  override readonly field = 'endDate';
  constructor() {
    super('The end date is before the start date.');
  }
}

export class NoWorkingDay extends DomainError {
  readonly code = 'time-off.no-working-day';
  override readonly field = 'startDate';
  constructor() {
    super('There is no working day in this time: it is all weekends and public holidays.');
  }
}

export class NothingOfTheDayLeft extends DomainError {
  readonly code = 'time-off.nothing-of-the-day-left';
  override readonly field = 'halfDayEnd';
  constructor() {
    super('A single day can begin at midday or end at midday, not both.');
  }
}

export class OverlapsAnotherRequest extends DomainError {
  readonly code = 'time-off.overlaps-another-request';
  override readonly field = 'startDate';
  constructor(other: Period & { readonly type: TimeOffType; readonly status: TimeOffStatus }) {
    const state = other.status === 'approved' ? 'approved' : 'waiting for an answer';
    super(
      `This overlaps your ${TIME_OFF_TYPE_LABELS[other.type].toLowerCase()}, ${periodLabel(other)}, which is ${state}. Choose other days or cancel that one first.`,
    );
  }
}

export class BalanceTooLow extends DomainError {
  readonly code = 'time-off.balance-too-low';
  override readonly field = 'endDate';
  /** @param remaining the most of this type that could still be booked in that year, without this request */
  constructor(
    type: TimeOffType,
    figures: { year: number; asked: number; remaining: number; allowance: number },
  ) {
    const { year, asked, remaining, allowance } = figures;
    super(
      `${TIME_OFF_TYPE_LABELS[type]} in ${String(year)}: this takes ${workingDaysLabel(asked)}, and ${daysLabel(remaining)} of the yearly ${String(allowance)} ${remaining === 1 ? 'is' : 'are'} left for that time.`,
    );
  }
}

/** Days of one year that another year's bookings already count on. */
export class CarriedDaysAreBooked extends DomainError {
  readonly code = 'time-off.carried-days-are-booked';
  override readonly field = 'startDate';
  constructor({ year, missing }: { year: number; missing: number }) {
    super(
      `This would leave less to carry over into ${String(year)}, where ${daysLabel(missing)} of it ${missing === 1 ? 'is' : 'are'} already booked.`,
    );
  }
}

export class TooLongAgo extends DomainError {
  readonly code = 'time-off.too-long-ago';
  override readonly field = 'startDate';
  constructor(latest: number) {
    super(
      `Time off can be asked for up to ${String(latest)} days afterwards. Only sick leave can begin earlier.`,
    );
  }
}

export class TooFarAhead extends DomainError {
  readonly code = 'time-off.too-far-ahead';
  override readonly field = 'endDate';
  constructor(year: number) {
    super(`Time off can be planned until the end of ${String(year)}.`);
  }
}

export class OutsideEmployment extends DomainError {
  readonly code = 'time-off.outside-employment';
  override readonly field = 'startDate';
  constructor() {
    super('This is not all within the time in which you work here.');
  }
}

export class AlreadyDecided extends DomainError {
  readonly code = 'time-off.already-decided';
  constructor(status: TimeOffStatus) {
    super(`This request was ${status} already. If that was wrong, the employee can make a new one.`);
  }
}

export class OwnRequest extends DomainError {
  readonly code = 'time-off.own-request';
  constructor() {
    super('Nobody decides on their own time off. Your manager or an administrator does.');
  }
}

export class AlreadyBegun extends DomainError {
  readonly code = 'time-off.already-begun';
  constructor() {
    super('This time off has begun: approved days can be cancelled until the day before.');
  }
}

export class PolicyOfThePast extends DomainError {
  readonly code = 'time-off.policy-of-the-past';
  override readonly field = 'fromYear';
  constructor(thisYear: number) {
    super(
      `What was given in a year that is over stays as it was. Choose ${String(thisYear)} or the year after.`,
    );
  }
}

export class PolicyTooFarAhead extends DomainError {
  readonly code = 'time-off.policy-too-far-ahead';
  override readonly field = 'fromYear';
  constructor(nextYear: number) {
    super(`A policy can be set for ${String(nextYear)} at the latest: nobody plans time off beyond it yet.`);
  }
}
