import { DomainError } from '../../platform/commands/domain-error';

export class MeetingInThePast extends DomainError {
  readonly code = 'meetings.meeting-in-the-past';
  override readonly field = 'scheduledAt';
  constructor() {
    super('Please choose a time in the future.');
  }
}

export class NotAReport extends DomainError {
  readonly code = 'meetings.not-areport';
  override readonly field = 'employeeId';
  constructor() {
    super('You can schedule a 1:1 only with someone who reports to you.');
  }
}

export class MeetingNotBegun extends DomainError {
  readonly code = 'meetings.meeting-not-begun';
  override readonly field = 'status';
  constructor() {
    super(
      'This meeting has not begun yet: it can be completed from its start on. If you are holding it now, move it to now first.',
    );
  }
}

export class MeetingAlreadyCancelled extends DomainError {
  readonly code = 'meetings.meeting-already-cancelled';
  constructor() {
    super('This meeting was cancelled and can no longer be changed. Schedule a new one instead.');
  }
}

export class MeetingAlreadyCompleted extends DomainError {
  readonly code = 'meetings.meeting-already-completed';
  constructor() {
    super(
      'This meeting has taken place: its time, title and outcome stand. Notes and action items can still be added.',
    );
  }
}

export class OnlyTheManager extends DomainError {
  readonly code = 'meetings.only-the-manager';
  constructor() {
    super('Only the manager who holds this meeting can retitle, move, complete or cancel it.');
  }
}

export class NoSuchItem extends DomainError {
  readonly code = 'meetings.no-such-item';
  constructor() {
    super('There is no such item in this meeting.');
  }
}

export class OwnerNotInMeeting extends DomainError {
  readonly code = 'meetings.owner-not-in-meeting';
  override readonly field = 'ownerId';
  constructor() {
    super('Please choose one of the two people of this meeting.');
  }
}

export class SeriesLength extends DomainError {
  readonly code = 'meetings.series-length';
  override readonly field = 'until';
  constructor() {
    super('A series has 2 to 26 meetings. Please choose another last day.');
  }
}
