import { DomainError } from '../kernel/domain-error';

export class NotLookingAfterIt extends DomainError {
  readonly status = 403;
  constructor() {
    super('Only the manager who looks after this pain point can do that.');
  }
}

export class PainPointAlreadyResolved extends DomainError {
  readonly status = 409;
  constructor() {
    super('This pain point is resolved. Open it again first, and say why.');
  }
}

export class PainPointNotResolved extends DomainError {
  readonly status = 409;
  constructor() {
    super('This pain point is not resolved, so there is nothing to open again.');
  }
}
