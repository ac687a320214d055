import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class MilestoneAlreadyAchieved extends DomainError {
  readonly code = 'organizational-milestones.milestone-already-achieved';
  constructor() {
    super(t('This milestone was achieved already, so it cannot be changed.'));
  }
}

export class MilestoneCancelled extends DomainError {
  readonly code = 'organizational-milestones.milestone-cancelled';
  constructor() {
    super(t('This milestone was given up. Plan a new one instead.'));
  }
}

export class AchievedInTheFuture extends DomainError {
  readonly code = 'organizational-milestones.achieved-in-the-future';
  override readonly field = 'achievedDate';
  constructor() {
    super(t('This day is still to come. Please choose the day it was achieved.'));
  }
}

export class UnknownEligible extends DomainError {
  readonly code = 'organizational-milestones.unknown-eligible';
  override readonly field = 'eligibleEmployees';
  constructor() {
    super(t('Please choose people who work here, or nobody for everybody.'));
  }
}
