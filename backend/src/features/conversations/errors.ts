import { t } from '@annals/contracts/kernel/text';
import type { ProblemCode } from '@annals/contracts/kernel/problem-codes';
import { DomainError } from '../../platform/commands/domain-error';

// What 1:1s and skip-level meetings refuse for the same reason, each with a code of its own.

export class TimeInThePast extends DomainError {
  override readonly field = 'scheduledAt';
  constructor(readonly code: ProblemCode) {
    super(t('Please choose a time in the future.'));
  }
}

export class NotBegun extends DomainError {
  override readonly field = 'status';
  constructor(readonly code: ProblemCode) {
    super(
      t(
        'This meeting has not begun yet: it can be completed from its start on. If you are holding it now, move it to now first.',
      ),
    );
  }
}

export class AlreadyCancelled extends DomainError {
  constructor(readonly code: ProblemCode) {
    super(t('This meeting was cancelled and can no longer be changed. Schedule a new one instead.'));
  }
}

export class NoSuchItem extends DomainError {
  constructor(readonly code: ProblemCode) {
    super(t('There is no such item in this meeting.'));
  }
}

export class OwnerNotInMeeting extends DomainError {
  override readonly field = 'ownerId';
  constructor(readonly code: ProblemCode) {
    super(t('Please choose one of the two people of this meeting.'));
  }
}
