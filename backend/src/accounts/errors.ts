import { DomainError } from '../kernel/domain-error';

export class WrongCurrentPassword extends DomainError {
  readonly status = 422;
  override readonly field = 'currentPassword';
  constructor() {
    super('This is not your current password.');
  }
}

export class SamePassword extends DomainError {
  readonly status = 422;
  override readonly field = 'newPassword';
  constructor() {
    super('Please choose a password that differs from the current one.');
  }
}

/** Wrong passwords in a row have locked the account, also for whoever is signed in to it. */
export class PasswordLocked extends DomainError {
  readonly status = 429;
  constructor(minutes: number) {
    super(`Too many attempts. Please try again in ${String(minutes)} minutes.`);
  }
}

/** A link to set a new password was used, ran out, or was never made. */
export class ResetLinkSpent extends DomainError {
  readonly status = 422;
  override readonly field = 'token';
  constructor() {
    super('This link is not valid any more. Please ask for a new one.');
  }
}
