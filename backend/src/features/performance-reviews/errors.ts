import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotYourReport extends DomainError {
  readonly code = 'performance-reviews.not-your-report';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can open a review only for someone who reports to you.'));
  }
}

export class ReportsToNobody extends DomainError {
  readonly code = 'performance-reviews.reports-to-nobody';
  override readonly field = 'employeeId';
  constructor() {
    super(t('This person reports to nobody who could hold the review. Assign a manager first.'));
  }
}

export class ReviewAlreadyOpen extends DomainError {
  readonly code = 'performance-reviews.review-already-open';
  override readonly field = 'reviewPeriod';
  constructor() {
    super(
      t('A review of this kind is already open for this person and period. Complete or cancel it first.'),
    );
  }
}

export class DueDateInThePast extends DomainError {
  readonly code = 'performance-reviews.due-date-in-the-past';
  override readonly field = 'dueDate';
  constructor() {
    super(t('Please choose today or a later day.'));
  }
}

export class ReviewCompleted extends DomainError {
  readonly code = 'performance-reviews.review-completed';
  constructor() {
    super(t('This review is completed: what was written stands.'));
  }
}

export class ReviewCancelled extends DomainError {
  readonly code = 'performance-reviews.review-cancelled';
  constructor() {
    super(t('This review was cancelled and can no longer be changed. Open a new one instead.'));
  }
}

export class OnlyTheEmployee extends DomainError {
  readonly code = 'performance-reviews.only-the-employee';
  constructor() {
    super(t('Only the employee the review is about writes the self assessment.'));
  }
}

export class OnlyTheHolder extends DomainError {
  readonly code = 'performance-reviews.only-the-holder';
  constructor() {
    super(t('Only the manager who holds this review can do that.'));
  }
}

export class SelfAssessmentFirst extends DomainError {
  readonly code = 'performance-reviews.self-assessment-first';
  constructor() {
    super(
      t(
        'The employee writes their self assessment first. You can assess without it once the due date has passed.',
      ),
    );
  }
}

export class AlreadyAssessed extends DomainError {
  readonly code = 'performance-reviews.already-assessed';
  constructor() {
    super(t('Your manager has written their assessment: your self assessment stands as it was submitted.'));
  }
}

export class NotYetAssessed extends DomainError {
  readonly code = 'performance-reviews.not-yet-assessed';
  constructor() {
    super(t('Submit your assessment with a rating before you complete the review.'));
  }
}

export class GoalsAlreadyAssessed extends DomainError {
  readonly code = 'performance-reviews.goals-already-assessed';
  override readonly field = 'goals';
  constructor() {
    super(t('An assessment against these goals has been submitted: they can no longer be changed.'));
  }
}

export class OwnManager extends DomainError {
  readonly code = 'performance-reviews.own-manager';
  override readonly field = 'managerId';
  constructor() {
    super(t('Nobody holds their own review. Choose another manager.'));
  }
}
