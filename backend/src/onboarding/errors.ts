import { DomainError } from '../kernel/domain-error';

export class NotYourReport extends DomainError {
  readonly status = 403;
  override readonly field = 'employeeId';
  constructor() {
    super('You can start the onboarding only of someone who reports to you.');
  }
}

export class ReportsToNobody extends DomainError {
  readonly status = 422;
  override readonly field = 'employeeId';
  constructor() {
    super('This person reports to nobody who could run the onboarding. Assign a manager first.');
  }
}

export class AlreadyStarted extends DomainError {
  readonly status = 409;
  override readonly field = 'employeeId';
  constructor() {
    super('The onboarding of this person has been started before.');
  }
}

export class NoSuchTemplate extends DomainError {
  readonly status = 422;
  override readonly field = 'templateId';
  constructor() {
    super('There is no such template any more. Choose another one.');
  }
}

export class OnlyTheManager extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the manager who runs this onboarding can do that.');
  }
}

export class OnlyTheEmployee extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the person who is being brought on board can do that.');
  }
}

export class ManagersStep extends DomainError {
  readonly status = 403;
  constructor() {
    super('Your manager takes care of this. You mark the video orientation and the interactive playbook.');
  }
}

export class OneWay extends DomainError {
  readonly status = 403;
  constructor() {
    super('What you have marked complete stays so. Your manager can open it again.');
  }
}

export class Paused extends DomainError {
  readonly status = 409;
  constructor() {
    super('This onboarding is paused. It has to be resumed first.');
  }
}

export class AlreadyCompleted extends DomainError {
  readonly status = 409;
  constructor() {
    super('This onboarding is completed and can no longer be changed.');
  }
}

export class StepsLeft extends DomainError {
  readonly status = 409;
  constructor() {
    super('Not all five steps are done yet. Complete them first.');
  }
}

export class NotOfThisOnboarding extends DomainError {
  readonly status = 404;
  constructor() {
    super('This onboarding has no such task.');
  }
}

export class TaskOfTheTemplate extends DomainError {
  readonly status = 409;
  constructor() {
    super('This task came with the template and stays. You can take out what you added yourself.');
  }
}

export class TooManyTasks extends DomainError {
  readonly status = 409;
  override readonly field = 'title';
  constructor() {
    super('This onboarding has as many tasks as it can have. Take one out first.');
  }
}

export class OwnBuddy extends DomainError {
  readonly status = 422;
  override readonly field = 'buddyId';
  constructor() {
    super('Nobody is their own buddy. Choose a colleague.');
  }
}

export class BuddyOutOfReach extends DomainError {
  readonly status = 422;
  override readonly field = 'buddyId';
  constructor() {
    super('This person is not one of those you can choose as a buddy.');
  }
}

export class CallInThePast extends DomainError {
  readonly status = 422;
  override readonly field = 'welcomeCallScheduledAt';
  constructor() {
    super('Please choose a time that is still ahead.');
  }
}

export class OwnManager extends DomainError {
  readonly status = 422;
  constructor() {
    super('Nobody runs their own onboarding.');
  }
}
