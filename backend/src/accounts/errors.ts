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

export class LinkNoLongerWorks extends DomainError {
  readonly status = 404;
  constructor() {
    super('This link no longer works. Ask your administrator for a new one.');
  }
}

export class NoAccount extends DomainError {
  readonly status = 409;
  constructor() {
    super('This person has no account yet. Send them an invitation first.');
  }
}

export class AccountClosed extends DomainError {
  readonly status = 409;
  constructor() {
    super('This account was closed when its person left.');
  }
}

export class LockedAccount extends DomainError {
  readonly status = 409;
  constructor() {
    super('This account is locked. Unlock it first.');
  }
}

export class OwnAccount extends DomainError {
  readonly status = 409;
  constructor() {
    super('You cannot lock your own account. Ask another administrator to do it.');
  }
}

export class HasPassword extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      'This person has a password already. If it is forgotten, “Forgot your password?” on the sign-in screen sends a link.',
    );
  }
}
