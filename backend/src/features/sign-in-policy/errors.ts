import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NoProviderWorks extends DomainError {
  readonly code = 'sign-in-policy.no-provider-works';
  constructor() {
    super(
      t(
        'No identity provider that is on works at the moment, so nobody could sign in. Set one up, and test its connection.',
      ),
    );
  }
}

export class NoEmergencyAccount extends DomainError {
  readonly code = 'sign-in-policy.no-emergency-account';
  constructor() {
    super(
      t(
        'No account for emergencies is sealed and ready. Without one, nobody could sign in on the day the provider is down.',
      ),
    );
  }
}

export class NoOwnWayIn extends DomainError {
  readonly code = 'sign-in-policy.no-own-way-in';
  constructor() {
    super(
      t(
        'You could not sign in again yourself. First link your account with a provider that works, in Settings, or add a passkey.',
      ),
    );
  }
}
