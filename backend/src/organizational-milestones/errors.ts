import { DomainError } from '../kernel/domain-error';

export class MilestoneAlreadyAchieved extends DomainError {
  readonly status = 409;
  constructor() {
    super('This milestone was achieved already, so it cannot be changed.');
  }
}

export class MilestoneCancelled extends DomainError {
  readonly status = 409;
  constructor() {
    super('This milestone was given up. Plan a new one instead.');
  }
}

export class AchievedInTheFuture extends DomainError {
  readonly status = 422;
  override readonly field = 'achievedDate';
  constructor() {
    super('This day is still to come. Please choose the day it was achieved.');
  }
}

export class UnknownEligible extends DomainError {
  readonly status = 422;
  override readonly field = 'eligibleEmployees';
  constructor() {
    super('Please choose people who work here, or nobody for everybody.');
  }
}
