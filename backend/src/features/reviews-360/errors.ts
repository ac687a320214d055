import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotYoursToReview extends DomainError {
  readonly code = 'reviews-360.not-yours-to-review';
  override readonly field = 'revieweeId';
  constructor() {
    super(t('You can start a review of yourself or of someone who reports to you.'));
  }
}

export class NobodyToReview extends DomainError {
  readonly code = 'reviews-360.nobody-to-review';
  override readonly field = 'revieweeId';
  constructor() {
    super(t('Please choose someone who works here.'));
  }
}

export class UnknownReviewer extends DomainError {
  readonly code = 'reviews-360.unknown-reviewer';
  override readonly field = 'reviewerIds';
  constructor() {
    super(t('Please nominate people who work here today.'));
  }
}

export class Review360AlreadyOpen extends DomainError {
  readonly code = 'reviews-360.review-360-already-open';
  override readonly field = 'reviewPeriod';
  constructor() {
    super(t('A 360 review of this person is already open for this period.'));
  }
}

export class DueBeforeToday extends DomainError {
  readonly code = 'reviews-360.due-before-today';
  override readonly field = 'dueDate';
  constructor() {
    super(t('Please choose today or a later day as the due date.'));
  }
}

export class OnlyTheKeeper extends DomainError {
  readonly code = 'reviews-360.only-the-keeper';
  constructor() {
    super(t('The manager of the person reviewed does that, or an administrator.'));
  }
}

export class NobodyNominated extends DomainError {
  readonly code = 'reviews-360.nobody-nominated';
  constructor() {
    super(t('Nominate at least one peer or direct report before you approve.'));
  }
}

export class AlreadyApproved extends DomainError {
  readonly code = 'reviews-360.already-approved';
  constructor() {
    super(t('The reviewers are approved and have been asked: they can no longer be changed.'));
  }
}

export class NotYetApproved extends DomainError {
  readonly code = 'reviews-360.not-yet-approved';
  constructor() {
    super(t('The reviewers have to be approved first.'));
  }
}

export class Review360Over extends DomainError {
  readonly code = 'reviews-360.review-360-over';
  constructor() {
    super(t('This review is over: nothing is added to it any more.'));
  }
}

export class AlreadyAnswered extends DomainError {
  readonly code = 'reviews-360.already-answered';
  constructor() {
    super(t('You have given your feedback: it stands as it was submitted.'));
  }
}

export class AlreadyDeclined extends DomainError {
  readonly code = 'reviews-360.already-declined';
  constructor() {
    super(t('You have declined to give feedback in this review.'));
  }
}

export class OwnPartToDo extends DomainError {
  readonly code = 'reviews-360.own-part-to-do';
  constructor() {
    super(t('Your own review, or that of someone who reports to you, cannot be declined.'));
  }
}

export class AnswersOutstanding extends DomainError {
  readonly code = 'reviews-360.answers-outstanding';
  constructor() {
    super(
      t(
        'Some have yet to answer. You can release the results as soon as all have, or once the due date has passed.',
      ),
    );
  }
}

export class NothingToRelease extends DomainError {
  readonly code = 'reviews-360.nothing-to-release';
  constructor() {
    super(t('Nobody has given feedback: there are no results. Cancel the review, or move the due date.'));
  }
}
