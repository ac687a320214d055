import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotYourTeam extends DomainError {
  readonly code = 'performance.not-your-team';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can add entries for people who report to you and for yourself.'));
  }
}

export class AuthorIsYou extends DomainError {
  readonly code = 'performance.author-is-you';
  override readonly field = 'managerId';
  constructor() {
    super(t('An entry is written in your own name: leave managerId out or send your own id.'));
  }
}

export class OnlyAchievementsReachGoals extends DomainError {
  readonly code = 'performance.only-achievements-reach-goals';
  override readonly field = 'linkedGoalId';
  constructor() {
    super(t('Only an achievement can be linked to a goal.'));
  }
}

export class NoSuchGoal extends DomainError {
  readonly code = 'performance.no-such-goal';
  override readonly field = 'linkedGoalId';
  constructor() {
    super(t('Please choose a goal of this person that is still open.'));
  }
}

export class SecretAchievement extends DomainError {
  readonly code = 'performance.secret-achievement';
  override readonly field = 'visibility';
  constructor() {
    super(t('What reaches a goal cannot be private: everybody who sees the goal sees that it is reached.'));
  }
}

export class OnlyTheAuthor extends DomainError {
  readonly code = 'performance.only-the-author';
  constructor() {
    super(t('Only the person who wrote this entry can correct or withdraw it.'));
  }
}

export class EntryWithdrawn extends DomainError {
  readonly code = 'performance.entry-withdrawn';
  constructor() {
    super(t('This entry was withdrawn and can no longer be changed. Add a new one instead.'));
  }
}
