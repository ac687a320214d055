import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class AddressTaken extends DomainError {
  readonly code = 'people.address-taken';
  override readonly field = 'email';
  constructor() {
    super(t('Somebody has this e-mail address already, or had it before they left.'));
  }
}

/** Nothing of the everyday applies to it: it is retired first. */
export class KeptForEmergencies extends DomainError {
  readonly code = 'break-glass.kept-for-emergencies';
  constructor() {
    super(
      t(
        'This account is kept for emergencies: its role, lock and password stay as they are. Retire it first, in Administration under Sign-in.',
      ),
    );
  }
}

export class UnknownManager extends DomainError {
  readonly code = 'people.unknown-manager';
  override readonly field = 'managerId';
  constructor() {
    super(t('There is no such manager. Please choose one of the list.'));
  }
}

export class ManagerHasLeft extends DomainError {
  readonly code = 'people.manager-has-left';
  override readonly field = 'managerId';
  constructor() {
    super(t('This manager has left the organization. Please choose somebody who works here.'));
  }
}

export class CannotHaveReports extends DomainError {
  readonly code = 'people.cannot-have-reports';
  override readonly field = 'managerId';
  constructor() {
    super(
      t('Only managers, leaders and administrators can have reports. Give this person such a role first.'),
    );
  }
}

export class ReportingCycle extends DomainError {
  readonly code = 'people.reporting-cycle';
  override readonly field = 'managerId';
  constructor() {
    super(
      t(
        'This person would report to themself, directly or through their own reports. Please choose somebody else.',
      ),
    );
  }
}

export class LastAdministrator extends DomainError {
  readonly code = 'people.last-administrator';
  override readonly field = 'role';
  constructor() {
    super(t('This is the last administrator who can sign in. Make somebody else an administrator first.'));
  }
}

export class OwnRole extends DomainError {
  readonly code = 'people.own-role';
  override readonly field = 'role';
  constructor() {
    super(t('Nobody changes their own role. Ask another administrator to do it.'));
  }
}

export class CannotDepartYourself extends DomainError {
  readonly code = 'people.cannot-depart-yourself';
  constructor() {
    super(t('You cannot record your own departure. Ask another administrator to do it.'));
  }
}

export class ReportsLeftBehind extends DomainError {
  readonly code = 'people.reports-left-behind';
  override readonly field = 'successorId';
  constructor() {
    super(t('People report to this person. Please choose who takes them over.'));
  }
}

export class StillHasReports extends DomainError {
  readonly code = 'people.still-has-reports';
  override readonly field = 'role';
  constructor() {
    super(
      t(
        'People report to this person, who therefore needs the role of a manager, leader or administrator. Move the reports first.',
      ),
    );
  }
}

export class AlreadyLeft extends DomainError {
  readonly code = 'people.already-left';
  constructor() {
    super(t('This person has left the organization; their record stays as it was on the last day.'));
  }
}

export class LastDayAhead extends DomainError {
  readonly code = 'people.last-day-ahead';
  override readonly field = 'lastDay';
  constructor() {
    super(t('A departure is recorded on the last day or later. Please choose today or a day before.'));
  }
}

export class LeftBeforeHired extends DomainError {
  readonly code = 'people.left-before-hired';
  override readonly field = 'lastDay';
  constructor() {
    super(t('The last day cannot be before the day of hire.'));
  }
}

export class PromotionNeedsPosition extends DomainError {
  readonly code = 'people.promotion-needs-position';
  override readonly field = 'position';
  constructor() {
    super(t('A promotion comes with a new position. Please name it.'));
  }
}

export class UnsuitableSuccessor extends DomainError {
  readonly code = 'people.unsuitable-successor';
  override readonly field = 'successorId';
  constructor() {
    super(
      t(
        'This person cannot take over: choose somebody who works here as a manager, leader or administrator and does not stand below one of the people they would take over.',
      ),
    );
  }
}

export class UnknownHolidayCalendar extends DomainError {
  readonly code = 'people.unknown-holiday-calendar';
  override readonly field = 'holidayCalendar';
  constructor() {
    super(t('There is no such calendar of public holidays. Please choose one of the list.'));
  }
}

export class PlanNotAhead extends DomainError {
  readonly code = 'people.plan-not-ahead';
  override readonly field = 'takesEffectOn';
  constructor() {
    super(
      t(
        'A planned change takes effect on a later day. Please choose one after today, or make the change now.',
      ),
    );
  }
}

export class PrivilegedAddress extends DomainError {
  readonly code = 'people.privileged-address';
  override readonly field = 'email';
  constructor() {
    super(
      t(
        'The link to the password of an administrator or auditor goes to this address. Change their role to another one, correct the address, and have a second administrator approve the role again.',
      ),
    );
  }
}

export class RehiredTooEarly extends DomainError {
  readonly code = 'people.rehired-too-early';
  override readonly field = 'hireDate';
  constructor() {
    super(t('The first day of the new employment comes after the last day of the earlier one.'));
  }
}

export class StillWorksHere extends DomainError {
  readonly code = 'people.still-works-here';
  constructor() {
    super(t('This person works here. Only somebody who left can be hired again.'));
  }
}

/** Rules decide the role; the rules of a provider, or of the groups of directories. */
export class RoleKept extends DomainError {
  readonly code = 'role-rules.kept';
  override readonly field = 'role';
  constructor(keeper: string) {
    super(
      t(
        'The rules of {keeper} decide this role. Change there what they look at, or the rules in Administration, Sign-in.',
        { keeper: t(keeper) },
      ),
    );
  }
}
