import { DomainError } from '../kernel/domain-error';

export class NotYourReport extends DomainError {
  readonly status = 403;
  override readonly field = 'employeeId';
  constructor() {
    super('You can plan milestones only with people who report to you.');
  }
}

export class DueInThePast extends DomainError {
  readonly status = 422;
  override readonly field = 'dueDate';
  constructor() {
    super('Please choose today or a later day.');
  }
}

export class FollowsAnothersMilestone extends DomainError {
  readonly status = 422;
  override readonly field = 'followsId';
  constructor() {
    super('A milestone can only follow another one of the same person.');
  }
}

export class OnlyTheManager extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the manager moves a milestone or says whether it was reached.');
  }
}

export class MilestoneConcluded extends DomainError {
  readonly status = 409;
  constructor() {
    super('This milestone is concluded. Notes can still be written; for more, plan the next one.');
  }
}
