import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotYourReport extends DomainError {
  readonly code = 'onboarding.not-your-report';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can start the onboarding only of someone who reports to you.'));
  }
}

export class ReportsToNobody extends DomainError {
  readonly code = 'onboarding.reports-to-nobody';
  override readonly field = 'employeeId';
  constructor() {
    super(t('This person reports to nobody who could run the onboarding. Assign a manager first.'));
  }
}

export class AlreadyStarted extends DomainError {
  readonly code = 'onboarding.already-started';
  override readonly field = 'employeeId';
  constructor() {
    super(t('The onboarding of this person has been started before.'));
  }
}

export class NoSuchTemplate extends DomainError {
  readonly code = 'onboarding.no-such-template';
  override readonly field = 'templateId';
  constructor() {
    super(t('There is no such template any more. Choose another one.'));
  }
}

export class OnlyTheManager extends DomainError {
  readonly code = 'onboarding.only-the-manager';
  constructor() {
    super(t('Only the manager who runs this onboarding can do that.'));
  }
}

export class OnlyTheEmployee extends DomainError {
  readonly code = 'onboarding.only-the-employee';
  constructor() {
    super(t('Only the person who is being brought on board can do that.'));
  }
}

export class ManagersStep extends DomainError {
  readonly code = 'onboarding.managers-step';
  constructor() {
    super(t('Your manager takes care of this. You mark the video orientation and the interactive playbook.'));
  }
}

export class OneWay extends DomainError {
  readonly code = 'onboarding.one-way';
  constructor() {
    super(t('What you have marked complete stays so. Your manager can open it again.'));
  }
}

export class Paused extends DomainError {
  readonly code = 'onboarding.paused';
  constructor() {
    super(t('This onboarding is paused. It has to be resumed first.'));
  }
}

export class EmployeeHasLeft extends DomainError {
  readonly code = 'onboarding.employee-has-left';
  constructor() {
    super(t('This person has left the organization: their onboarding cannot go on.'));
  }
}

export class AlreadyCompleted extends DomainError {
  readonly code = 'onboarding.already-completed';
  constructor() {
    super(t('This onboarding is completed and can no longer be changed.'));
  }
}

export class StepsLeft extends DomainError {
  readonly code = 'onboarding.steps-left';
  constructor() {
    super(t('Not all five steps are done yet. Complete them first.'));
  }
}

export class NotOfThisOnboarding extends DomainError {
  readonly code = 'onboarding.not-of-this-onboarding';
  constructor() {
    super(t('This onboarding has no such task.'));
  }
}

export class TaskOfTheTemplate extends DomainError {
  readonly code = 'onboarding.task-of-the-template';
  constructor() {
    super(t('This task came with the template and stays. You can take out what you added yourself.'));
  }
}

export class TooManyTasks extends DomainError {
  readonly code = 'onboarding.too-many-tasks';
  override readonly field = 'title';
  constructor() {
    super(t('This onboarding has as many tasks as it can have. Take one out first.'));
  }
}

export class OwnBuddy extends DomainError {
  readonly code = 'onboarding.own-buddy';
  override readonly field = 'buddyId';
  constructor() {
    super(t('Nobody is their own buddy. Choose a colleague.'));
  }
}

export class BuddyOutOfReach extends DomainError {
  readonly code = 'onboarding.buddy-out-of-reach';
  override readonly field = 'buddyId';
  constructor() {
    super(t('This person is not one of those you can choose as a buddy.'));
  }
}

export class CallInThePast extends DomainError {
  readonly code = 'onboarding.call-in-the-past';
  override readonly field = 'welcomeCallScheduledAt';
  constructor() {
    super(t('Please choose a time that is still ahead.'));
  }
}

export class OwnManager extends DomainError {
  readonly code = 'onboarding.own-manager';
  constructor() {
    super(t('Nobody runs their own onboarding.'));
  }
}
