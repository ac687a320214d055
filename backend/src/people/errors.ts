import { DomainError } from '../kernel/domain-error';

export class AddressTaken extends DomainError {
  readonly status = 409;
  override readonly field = 'email';
  constructor() {
    super('Somebody has this e-mail address already, or had it before they left.');
  }
}

export class UnknownManager extends DomainError {
  readonly status = 422;
  override readonly field = 'managerId';
  constructor() {
    super('There is no such manager. Please choose one of the list.');
  }
}

export class ManagerHasLeft extends DomainError {
  readonly status = 422;
  override readonly field = 'managerId';
  constructor() {
    super('This manager has left the organisation. Please choose somebody who works here.');
  }
}

export class CannotHaveReports extends DomainError {
  readonly status = 422;
  override readonly field = 'managerId';
  constructor() {
    super('Only managers, leaders and administrators can have reports. Give this person such a role first.');
  }
}

export class ReportingCycle extends DomainError {
  readonly status = 422;
  override readonly field = 'managerId';
  constructor() {
    super(
      'This person would report to themself, directly or through their own reports. Please choose somebody else.',
    );
  }
}

export class LastAdministrator extends DomainError {
  readonly status = 409;
  override readonly field = 'role';
  constructor() {
    super('This is the last administrator who can sign in. Make somebody else an administrator first.');
  }
}

export class CannotDepartYourself extends DomainError {
  readonly status = 409;
  constructor() {
    super('You cannot record your own departure. Ask another administrator to do it.');
  }
}

export class ReportsLeftBehind extends DomainError {
  readonly status = 409;
  override readonly field = 'successorId';
  constructor() {
    super('People report to this person. Please choose who takes them over.');
  }
}

export class StillHasReports extends DomainError {
  readonly status = 409;
  override readonly field = 'role';
  constructor() {
    super(
      'People report to this person, who therefore needs the role of a manager, leader or administrator. Move the reports first.',
    );
  }
}

export class AlreadyLeft extends DomainError {
  readonly status = 409;
  constructor() {
    super('This person has left the organisation; their record stays as it was on the last day.');
  }
}

export class LastDayAhead extends DomainError {
  readonly status = 422;
  override readonly field = 'lastDay';
  constructor() {
    super('A departure is recorded on the last day or later. Please choose today or a day before.');
  }
}

export class LeftBeforeHired extends DomainError {
  readonly status = 422;
  override readonly field = 'lastDay';
  constructor() {
    super('The last day cannot be before the day of hire.');
  }
}

export class PromotionNeedsPosition extends DomainError {
  readonly status = 422;
  override readonly field = 'position';
  constructor() {
    super('A promotion comes with a new position. Please name it.');
  }
}

export class UnsuitableSuccessor extends DomainError {
  readonly status = 422;
  override readonly field = 'successorId';
  constructor() {
    super(
      'This person cannot take over: choose somebody who works here as a manager, leader or administrator and does not stand below one of the people they would take over.',
    );
  }
}

export class UnknownHolidayCalendar extends DomainError {
  readonly status = 422;
  override readonly field = 'holidayCalendar';
  constructor() {
    super('There is no such calendar of public holidays. Please choose one of the list.');
  }
}
