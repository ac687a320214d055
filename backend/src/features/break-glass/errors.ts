import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class AlreadyWaiting extends DomainError {
  readonly code = 'break-glass.already-waiting';
  constructor() {
    super(t('This was requested already, and waits for a second administrator.'));
  }
}

export class HalfTaken extends DomainError {
  readonly code = 'break-glass.half-taken';
  constructor() {
    super(t('You have seen your half already. If it is lost, have the account sealed again.'));
  }
}

export class HalfNotYours extends DomainError {
  readonly code = 'break-glass.half-not-yours';
  constructor() {
    super(t('The halves of this password are for the two administrators who agreed on it.'));
  }
}

/** Somebody's everyday account is none for emergencies. */
export class InUse extends DomainError {
  readonly code = 'break-glass.in-use';
  override readonly field = 'personId';
  constructor() {
    super(
      t(
        'Somebody has signed in to this account. Hire a person for emergencies alone, such as “Emergency access 1”, to whom nobody has signed in.',
      ),
    );
  }
}

export class Unsuitable extends DomainError {
  readonly code = 'break-glass.unsuitable';
  override readonly field = 'personId';
  constructor() {
    super(
      t(
        'This account cannot be kept for emergencies: a directory keeps it, or others report to it. Hire a person for emergencies alone.',
      ),
    );
  }
}

export class LastWhilePasswordsOff extends DomainError {
  readonly code = 'break-glass.last-while-passwords-off';
  constructor() {
    super(
      t(
        'This is the last account for emergencies that is ready, and signing in with a password is switched off. Seal another one first.',
      ),
    );
  }
}

export class NotOpen extends DomainError {
  readonly code = 'break-glass.not-open';
  constructor() {
    super(t('This account is not open: nothing of it waits to be closed or reviewed.'));
  }
}

/** Both halves were right, so it is told what is wrong. */
export class OpenerUnknown extends DomainError {
  readonly code = 'break-glass.opener-unknown';
  override readonly field = 'email';
  constructor() {
    super(t('Nobody who works here has this address. Enter the one of your own account.'));
  }
}

export class ReviewFirst extends DomainError {
  readonly code = 'break-glass.review-first';
  constructor() {
    super(t('This account was opened. What was done with it is reviewed first.'));
  }
}

export class ReviewedByOpener extends DomainError {
  readonly code = 'break-glass.reviewed-by-opener';
  constructor() {
    super(
      t(
        'Who opened the account, or holds half of its password while another administrator does not, cannot review it.',
      ),
    );
  }
}

/** Both halves were right once: what is wrong is told to nobody all the same. */
export class BreakGlassRefused extends DomainError {
  readonly code = 'break-glass.refused';
  constructor() {
    super(
      t(
        'This opens nothing. Compare both halves with the envelopes; a password that was used is replaced after its review.',
      ),
    );
  }
}
