import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotLookingAfterIt extends DomainError {
  readonly code = 'pain-points.not-looking-after-it';
  constructor() {
    super(t('Only the manager who looks after this pain point can do that.'));
  }
}

export class PainPointAlreadyResolved extends DomainError {
  readonly code = 'pain-points.pain-point-already-resolved';
  constructor() {
    super(t('This pain point is resolved. Open it again first, and say why.'));
  }
}

export class PainPointNotResolved extends DomainError {
  readonly code = 'pain-points.pain-point-not-resolved';
  constructor() {
    super(t('This pain point is not resolved, so there is nothing to open again.'));
  }
}
