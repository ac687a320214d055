import { DomainError } from '../kernel/domain-error';

export class MeetingInThePast extends DomainError {
  readonly status = 422;
  override readonly field = 'scheduledAt';
  constructor() {
    super('Please choose a time in the future.');
  }
}

export class NotAReport extends DomainError {
  readonly status = 403;
  override readonly field = 'employeeId';
  constructor() {
    super('You can schedule a 1:1 only with someone who reports to you.');
  }
}

export class MeetingAlreadyCancelled extends DomainError {
  readonly status = 409;
  constructor() {
    super('This meeting was cancelled and can no longer be changed. Schedule a new one instead.');
  }
}

export class MeetingAlreadyCompleted extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      'This meeting has taken place: its time, title and outcome stand. Notes and action items can still be added.',
    );
  }
}

export class OnlyTheManager extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the manager who holds this meeting can retitle, move, complete or cancel it.');
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
