import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class RecognisingOneself extends DomainError {
  readonly code = 'recognition.recognising-oneself';
  override readonly field = 'recipientId';
  constructor() {
    super(t('You cannot nominate yourself. Please select a colleague.'));
  }
}

export class RecipientNotHere extends DomainError {
  readonly code = 'recognition.recipient-not-here';
  override readonly field = 'recipientId';
  constructor() {
    super(t('This person does not work here. Please select a colleague.'));
  }
}

export class CategoryNotInUse extends DomainError {
  readonly code = 'recognition.category-not-in-use';
  override readonly field = 'categoryId';
  constructor() {
    super(t('This category is not in use. Please select another one.'));
  }
}

export class OwnNomination extends DomainError {
  readonly code = 'recognition.own-nomination';
  constructor() {
    super(t('You nominated this yourself, so somebody else decides on it.'));
  }
}

export class NotTheApprover extends DomainError {
  readonly code = 'recognition.not-the-approver';
  constructor() {
    super(t('Only the manager of whom it is for, or an administrator, decides on a nomination.'));
  }
}

export class AlreadyApproved extends DomainError {
  readonly code = 'recognition.already-approved';
  constructor() {
    super(t('This recognition was approved already, so it cannot be rejected.'));
  }
}

export class AlreadyDeclined extends DomainError {
  readonly code = 'recognition.already-declined';
  constructor() {
    super(t('This nomination was rejected already, so it cannot be approved.'));
  }
}
