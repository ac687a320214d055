import { LONGEST_REVIEW_DAYS, MOST_OPEN_REVIEWS } from '@annals/contracts/features/access-reviews/constants';
import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class DueDayNotAhead extends DomainError {
  readonly code = 'access-reviews.due-day';
  override readonly field = 'dueOn';
  constructor() {
    super(
      t('Reviewers need time: choose a day after today, at most {days} days ahead.', {
        days: LONGEST_REVIEW_DAYS,
      }),
    );
  }
}

export class UnknownKind extends DomainError {
  readonly code = 'access-reviews.unknown-kind';
  override readonly field = 'kinds';
  constructor() {
    super(t('There is no such kind of access. Choose those that are offered.'));
  }
}

export class NothingToReview extends DomainError {
  readonly code = 'access-reviews.nothing-to-review';
  override readonly field = 'kinds';
  constructor() {
    super(t('Nobody has any of this. Choose another kind of access.'));
  }
}

export class TooManyReviews extends DomainError {
  readonly code = 'access-reviews.too-many';
  constructor() {
    super(
      t('{count} reviews are open already. Complete or close one of them first.', {
        count: MOST_OPEN_REVIEWS,
      }),
    );
  }
}

export class StillListing extends DomainError {
  readonly code = 'access-reviews.still-listing';
  constructor() {
    super(t('This review is still being listed. Please try again in a moment.'));
  }
}

export class ReviewEnded extends DomainError {
  readonly code = 'access-reviews.ended';
  constructor() {
    super(t('This review has ended; nothing of it can be answered any more.'));
  }
}

export class AlreadyAnswered extends DomainError {
  readonly code = 'access-reviews.already-answered';
  constructor() {
    super(t('This was answered already, or is no longer held. Please reload the page.'));
  }
}

export class OwnAccess extends DomainError {
  readonly code = 'access-reviews.own-access';
  constructor() {
    super(t('Nobody reviews their own access. Somebody else answers this.'));
  }
}

export class NotIndependent extends DomainError {
  readonly code = 'access-reviews.not-independent';
  constructor() {
    super(
      t(
        'You and who has this are not independent: one of you hired, invited, reset or unlocked the other, or the same administrator did so for both. Another administrator has to confirm it; you can withdraw it.',
      ),
    );
  }
}

export class WithdrawalUnderWay extends DomainError {
  readonly code = 'access-reviews.withdrawal-under-way';
  constructor() {
    super(t('Something is being withdrawn at this moment. Please try again in a minute.'));
  }
}
