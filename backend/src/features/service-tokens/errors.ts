import { MOST_TOKENS } from '@annals/contracts/features/service-tokens/constants';
import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class TokenEnded extends DomainError {
  readonly code = 'service-tokens.ended';
  constructor() {
    super(t('This token was ended. Make a new one.'));
  }
}

export class NotYourToken extends DomainError {
  readonly code = 'service-tokens.not-yours';
  constructor() {
    super(
      t('A token gets a new secret from its owner alone; one of a service account from an administrator.'),
    );
  }
}

export class PermissionNotHeld extends DomainError {
  readonly code = 'service-tokens.permission-not-held';
  override readonly field = 'permissions';
  constructor(permission: string) {
    super(
      t(
        'A token cannot have the permission {permission}: you do not have it with this role, or no request of it takes tokens.',
        {
          permission,
        },
      ),
    );
  }
}

export class RoleNotHeld extends DomainError {
  readonly code = 'service-tokens.role-not-held';
  override readonly field = 'asRole';
  constructor() {
    super(t('A token reaches no further than you do. Choose something that you reach yourself.'));
  }
}

export class TooManyTokens extends DomainError {
  readonly code = 'service-tokens.too-many';
  constructor() {
    super(
      t('There are {count} tokens already. End one that is no longer used first.', { count: MOST_TOKENS }),
    );
  }
}
