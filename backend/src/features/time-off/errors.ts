import { msg, t, withinSentence } from '@annals/contracts/kernel/text';
import type { TimeOffStatus, TimeOffType } from '@annals/contracts/features/time-off/constants';
import type { Period } from '@annals/contracts/features/time-off/days';
import {
  periodLabel,
  TIME_OFF_TYPE_LABELS,
  workingDaysLabel,
} from '@annals/contracts/features/time-off/words';
import { DomainError } from '../../platform/commands/domain-error';

export class EndsBeforeItStarts extends DomainError {
  readonly code = 'time-off.ends-before-it-starts';
  override readonly field = 'endDate';
  constructor() {
    super(t('The end date is before the start date.'));
  }
}

export class NoWorkingDay extends DomainError {
  readonly code = 'time-off.no-working-day';
  override readonly field = 'startDate';
  constructor() {
    super(t('There is no working day in this time: it is all weekends and public holidays.'));
  }
}

export class NothingOfTheDayLeft extends DomainError {
  readonly code = 'time-off.nothing-of-the-day-left';
  override readonly field = 'halfDayEnd';
  constructor() {
    super(t('A single day can begin at midday or end at midday, not both.'));
  }
}

export class OverlapsAnotherRequest extends DomainError {
  readonly code = 'time-off.overlaps-another-request';
  override readonly field = 'startDate';
  constructor(other: Period & { readonly type: TimeOffType; readonly status: TimeOffStatus }) {
    const overlapped = {
      type: withinSentence(TIME_OFF_TYPE_LABELS[other.type]),
      period: periodLabel(other),
    };
    super(
      other.status === 'approved'
        ? t(
            'This overlaps your {type}, {period}, which is approved. Choose other days or cancel that one first.',
            overlapped,
          )
        : t(
            'This overlaps your {type}, {period}, which is waiting for an answer. Choose other days or cancel that one first.',
            overlapped,
          ),
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
    const words = {
      type: TIME_OFF_TYPE_LABELS[type],
      year: String(year),
      asked: workingDaysLabel(asked),
      remaining,
      allowance,
    };
    super(
      // With days of the year before there can be more than the allowance.
      remaining > allowance
        ? t(
            '{type} in {year}: this takes {asked}, and {remaining, plural, one {# day is} other {# days are}} left for that time.',
            words,
          )
        : t(
            '{type} in {year}: this takes {asked}, and {remaining, plural, one {# day of the yearly {allowance} is} other {# days of the yearly {allowance} are}} left for that time.',
            words,
          ),
    );
  }
}

/** Days of one year that another year's bookings already count on. */
export class CarriedDaysAreBooked extends DomainError {
  readonly code = 'time-off.carried-days-are-booked';
  override readonly field = 'startDate';
  constructor({ year, missing }: { year: number; missing: number }) {
    super(
      t(
        'This would leave less to carry over into {year}, where {missing, plural, one {# day of it is} other {# days of it are}} already booked.',
        { year: String(year), missing },
      ),
    );
  }
}

export class TooLongAgo extends DomainError {
  readonly code = 'time-off.too-long-ago';
  override readonly field = 'startDate';
  constructor(latest: number) {
    super(
      t('Time off can be asked for up to {latest} days afterwards. Only sick leave can begin earlier.', {
        latest: String(latest),
      }),
    );
  }
}

export class TooFarAhead extends DomainError {
  readonly code = 'time-off.too-far-ahead';
  override readonly field = 'endDate';
  constructor(year: number) {
    super(t('Time off can be planned until the end of {year}.', { year: String(year) }));
  }
}

export class OutsideEmployment extends DomainError {
  readonly code = 'time-off.outside-employment';
  override readonly field = 'startDate';
  constructor() {
    super(t('This is not all within the time in which you work here.'));
  }
}

/** What a request was already, as its refusal says it. */
const DECIDED: Readonly<Record<TimeOffStatus, string>> = {
  pending: msg('This request was pending already. If that was wrong, the employee can make a new one.'),
  approved: msg('This request was approved already. If that was wrong, the employee can make a new one.'),
  rejected: msg('This request was rejected already. If that was wrong, the employee can make a new one.'),
  cancelled: msg('This request was cancelled already. If that was wrong, the employee can make a new one.'),
};

export class AlreadyDecided extends DomainError {
  readonly code = 'time-off.already-decided';
  constructor(status: TimeOffStatus) {
    super(t(DECIDED[status]));
  }
}

export class OwnRequest extends DomainError {
  readonly code = 'time-off.own-request';
  constructor() {
    super(t('Nobody decides on their own time off. Your manager or an administrator does.'));
  }
}

export class AlreadyBegun extends DomainError {
  readonly code = 'time-off.already-begun';
  constructor() {
    super(t('This time off has begun: approved days can be cancelled until the day before.'));
  }
}

export class PolicyOfThePast extends DomainError {
  readonly code = 'time-off.policy-of-the-past';
  override readonly field = 'fromYear';
  constructor(thisYear: number) {
    super(
      t('What was given in a year that is over stays as it was. Choose {thisYear} or the year after.', {
        thisYear: String(thisYear),
      }),
    );
  }
}

export class PolicyTooFarAhead extends DomainError {
  readonly code = 'time-off.policy-too-far-ahead';
  override readonly field = 'fromYear';
  constructor(nextYear: number) {
    super(
      t('A policy can be set for {nextYear} at the latest: nobody plans time off beyond it yet.', {
        nextYear: String(nextYear),
      }),
    );
  }
}
