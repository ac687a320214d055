import { DomainError } from '../kernel/domain-error';

export class MeetsOwnReport extends DomainError {
  readonly status = 422;
  override readonly field = 'employeeId';
  constructor() {
    super(
      'This person reports to you directly: a skip-level meeting skips at least one level. Schedule a 1:1 instead.',
    );
  }
}

export class NotBelow extends DomainError {
  readonly status = 403;
  override readonly field = 'employeeId';
  constructor() {
    super('You can schedule a skip-level meeting only with someone below your own reports.');
  }
}

export class MeetingInThePast extends DomainError {
  readonly status = 422;
  override readonly field = 'scheduledAt';
  constructor() {
    super('Please choose a time in the future.');
  }
}

export class NextMeetingInThePast extends DomainError {
  readonly status = 422;
  override readonly field = 'nextMeetingScheduled';
  constructor() {
    super('Please choose a time in the future for the next meeting.');
  }
}

export class SkipLevelMeetingCancelledAlready extends DomainError {
  readonly status = 409;
  constructor() {
    super('This meeting was cancelled and can no longer be changed. Schedule a new one instead.');
  }
}

export class SkipLevelMeetingCompletedAlready extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      'This meeting has taken place: its time and outcome stand. Notes, feedback and action items can still be added.',
    );
  }
}

export class OnlyTheLeader extends DomainError {
  readonly status = 403;
  constructor() {
    super(
      'Only the leader who holds this meeting can move, complete or cancel it, or take notes for themself.',
    );
  }
}

export class OnlyTheEmployee extends DomainError {
  readonly status = 403;
  override readonly field = 'employeeFeedback';
  constructor() {
    super('The feedback on this meeting is the employee’s to give.');
  }
}

export class FeedbackBeforeMeeting extends DomainError {
  readonly status = 409;
  override readonly field = 'employeeFeedback';
  constructor() {
    super('You can give feedback once the meeting has begun.');
  }
}

export class NothingToPrepare extends DomainError {
  readonly status = 409;
  constructor() {
    super('This meeting has taken place: there is nothing left to prepare.');
  }
}

export class NoSuchItem extends DomainError {
  readonly status = 404;
  constructor() {
    super('There is no such item in this meeting.');
  }
}

export class OwnerNotInMeeting extends DomainError {
  readonly status = 422;
  override readonly field = 'ownerId';
  constructor() {
    super('Please choose one of the two people of this meeting.');
  }
}
