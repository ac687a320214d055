import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class WrongCurrentPassword extends DomainError {
  readonly code = 'accounts.wrong-current-password';
  constructor(override readonly field = 'currentPassword') {
    super(t('This is not your current password.'));
  }
}

export class SamePassword extends DomainError {
  readonly code = 'accounts.same-password';
  override readonly field = 'newPassword';
  constructor() {
    super(t('Please choose a password that differs from the current one.'));
  }
}

/** A link to set a new password was used, ran out, or was never made. */
export class ResetLinkSpent extends DomainError {
  readonly code = 'accounts.reset-link-spent';
  override readonly field = 'token';
  constructor() {
    super(t('This link is not valid any more. Please ask for a new one.'));
  }
}

export class LinkNoLongerWorks extends DomainError {
  readonly code = 'accounts.link-no-longer-works';
  constructor() {
    super(t('This link no longer works. Ask your administrator for a new one.'));
  }
}

export class NoAccount extends DomainError {
  readonly code = 'accounts.no-account';
  constructor() {
    super(t('This person has no account yet. Send them an invitation first.'));
  }
}

export class AccountClosed extends DomainError {
  readonly code = 'accounts.account-closed';
  constructor() {
    super(t('This account was closed when its person left.'));
  }
}

export class LockedAccount extends DomainError {
  readonly code = 'accounts.locked-account';
  constructor() {
    super(t('This account is locked. Unlock it first.'));
  }
}

export class OwnAccount extends DomainError {
  readonly code = 'accounts.own-account';
  constructor() {
    super(t('You cannot lock your own account. Ask another administrator to do it.'));
  }
}

export class LastAdministratorLocked extends DomainError {
  readonly code = 'accounts.last-administrator-locked';
  constructor() {
    super(t('This is the last administrator who can sign in. Make somebody else an administrator first.'));
  }
}

export class HasPassword extends DomainError {
  readonly code = 'accounts.has-password';
  constructor() {
    super(
      t(
        'This person has a password already. If it is forgotten, “Forgot your password?” on the sign-in screen sends a link.',
      ),
    );
  }
}
