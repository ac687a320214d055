import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class MeetsOwnReport extends DomainError {
  readonly code = 'skip-level.meets-own-report';
  override readonly field = 'employeeId';
  constructor() {
    super(
      t(
        'This person reports to you directly: a skip-level meeting skips at least one level. Schedule a 1:1 instead.',
      ),
    );
  }
}

export class NotBelow extends DomainError {
  readonly code = 'skip-level.not-below';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can schedule a skip-level meeting only with someone below your own reports.'));
  }
}

export class NextMeetingInThePast extends DomainError {
  readonly code = 'skip-level.next-meeting-in-the-past';
  override readonly field = 'nextMeetingScheduled';
  constructor() {
    super(t('Please choose a time in the future for the next meeting.'));
  }
}

export class SkipLevelMeetingCompletedAlready extends DomainError {
  readonly code = 'skip-level.skip-level-meeting-completed-already';
  constructor() {
    super(
      t(
        'This meeting has taken place: its time and outcome stand. Notes, feedback and action items can still be added.',
      ),
    );
  }
}

export class OnlyTheLeader extends DomainError {
  readonly code = 'skip-level.only-the-leader';
  constructor() {
    super(
      t(
        'Only the leader who holds this meeting can move, complete or cancel it, or take notes for themself.',
      ),
    );
  }
}

export class OnlyTheEmployee extends DomainError {
  readonly code = 'skip-level.only-the-employee';
  override readonly field = 'employeeFeedback';
  constructor() {
    super(t('The feedback on this meeting is the employee’s to give.'));
  }
}

export class FeedbackBeforeMeeting extends DomainError {
  readonly code = 'skip-level.feedback-before-meeting';
  override readonly field = 'employeeFeedback';
  constructor() {
    super(t('You can give feedback once the meeting has begun.'));
  }
}

export class NothingToPrepare extends DomainError {
  readonly code = 'skip-level.nothing-to-prepare';
  constructor() {
    super(t('This meeting has taken place: there is nothing left to prepare.'));
  }
}
