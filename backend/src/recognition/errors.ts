import { DomainError } from '../kernel/domain-error';

export class RecognisingOneself extends DomainError {
  readonly status = 422;
  override readonly field = 'recipientId';
  constructor() {
    super('You cannot nominate yourself. Please select a colleague.');
  }
}

export class RecipientNotHere extends DomainError {
  readonly status = 422;
  override readonly field = 'recipientId';
  constructor() {
    super('This person does not work here. Please select a colleague.');
  }
}

export class CategoryNotInUse extends DomainError {
  readonly status = 422;
  override readonly field = 'categoryId';
  constructor() {
    super('This category is not in use. Please select another one.');
  }
}

export class OwnNomination extends DomainError {
  readonly status = 403;
  constructor() {
    super('You nominated this yourself, so somebody else decides on it.');
  }
}

export class NotTheApprover extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the manager of whom it is for, or an administrator, decides on a nomination.');
  }
}

export class AlreadyApproved extends DomainError {
  readonly status = 409;
  constructor() {
    super('This recognition was approved already, so it cannot be declined.');
  }
}

export class AlreadyDeclined extends DomainError {
  readonly status = 409;
  constructor() {
    super('This nomination was declined already, so it cannot be approved.');
  }
}
