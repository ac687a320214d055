import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class EnrolledAlready extends DomainError {
  readonly code = 'second-factors.enrolled-already';
  constructor() {
    super(t('You have set up an authenticator app already. Remove it first to set up another one.'));
  }
}

export class NeedsFactor extends DomainError {
  readonly code = 'second-factors.needs-factor';
  constructor() {
    super(t('You have a second factor: please show that one. A password alone is not enough.'));
  }
}

export class NoPassword extends DomainError {
  readonly code = 'second-factors.no-password';
  constructor() {
    super(t('You sign in without a password: your identity provider asks for the second factor.'));
  }
}

/** Told to somebody alone who has just shown their passkey. */
export class SignsInByProvider extends DomainError {
  readonly code = 'second-factors.signs-in-by-provider';
  constructor() {
    super(t('Please sign in with your identity provider. Your passkey confirms what you do here.'));
  }
}

export class NotBegun extends DomainError {
  readonly code = 'second-factors.not-begun';
  constructor() {
    super(t('There is no authenticator app to confirm. Begin to set it up again.'));
  }
}

export class NotEnrolled extends DomainError {
  readonly code = 'second-factors.not-enrolled';
  constructor() {
    super(t('You have not set up an authenticator app.'));
  }
}

/** Whatever was wrong with it: nothing tells which part. */
export class PasskeyRefused extends DomainError {
  readonly code = 'second-factors.passkey-refused';
  constructor() {
    super(t('This passkey was not accepted. Try once more, or sign in another way.'));
  }
}

export class PasskeyKnown extends DomainError {
  readonly code = 'second-factors.passkey-known';
  constructor() {
    super(t('This passkey is kept already, or you have as many as can be kept. Remove one first.'));
  }
}

export class SignInOver extends DomainError {
  readonly code = 'second-factors.sign-in-over';
  constructor() {
    super(t('This sign-in has run out. Please sign in with your password again.'));
  }
}

export class WrongCode extends DomainError {
  readonly code = 'second-factors.wrong-code';
  override readonly field = 'code';
  constructor() {
    super(t('This code is not right, or was used already. Please wait for the next one.'));
  }
}
