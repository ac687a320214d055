import type { SignInFault } from '@annals/contracts/features/identity-providers/constants';
import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

/** A sign-in by a provider that ends without a session: the person is told in words, and the log why. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
  constructor(
    readonly fault: SignInFault,
    options?: ErrorOptions,
  ) {
    super(`The sign-in by an identity provider ended: ${fault}`, options);
  }
}

export class TooManyProviders extends DomainError {
  readonly code = 'identity-providers.too-many';
  constructor() {
    super(t('There are as many identity providers as there can be. Remove one first.'));
  }
}

export class NoClientSecret extends DomainError {
  readonly code = 'identity-providers.no-secret';
  constructor() {
    super(t('The client secret of this provider cannot be read. Enter it again.'));
  }
}

export class ProviderOff extends DomainError {
  readonly code = 'identity-providers.off';
  constructor() {
    super(t('Nobody can sign in by this provider at the moment: it is off.'));
  }
}

export class NotLinked extends DomainError {
  readonly code = 'identity-providers.not-linked';
  constructor() {
    super(t('This person is not linked with this provider.'));
  }
}

export class ProviderUnreachable extends DomainError {
  readonly code = 'identity-providers.unreachable';
  constructor() {
    super(t('The provider cannot be reached just now. Please try again in a moment.'));
  }
}

/** With what is wrong with them, in a sentence. */
export class UnreadableMetadata extends DomainError {
  readonly code = 'identity-providers.unreadable-metadata';
}

export class UnreadableCertificate extends DomainError {
  readonly code = 'identity-providers.unreadable-certificate';
  constructor() {
    super(
      t(
        'One of the certificates cannot be used: it has to be an X.509 certificate with an RSA key of 2048 bits or more.',
      ),
    );
  }
}
