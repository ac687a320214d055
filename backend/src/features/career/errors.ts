import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotYourReport extends DomainError {
  readonly code = 'career.not-your-report';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can plan milestones only with people who report to you.'));
  }
}

export class DueInThePast extends DomainError {
  readonly code = 'career.due-in-the-past';
  override readonly field = 'dueDate';
  constructor() {
    super(t('Please choose today or a later day.'));
  }
}

export class FollowsAnothersMilestone extends DomainError {
  readonly code = 'career.follows-anothers-milestone';
  override readonly field = 'followsId';
  constructor() {
    super(t('A milestone can only follow another one of the same person.'));
  }
}

export class OnlyTheManager extends DomainError {
  readonly code = 'career.only-the-manager';
  constructor() {
    super(t('Only the manager moves a milestone or says whether it was reached.'));
  }
}

export class MilestoneConcluded extends DomainError {
  readonly code = 'career.milestone-concluded';
  constructor() {
    super(t('This milestone is concluded. Notes can still be written; for more, plan the next one.'));
  }
}
