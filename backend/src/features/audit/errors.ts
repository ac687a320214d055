import { OPENING_MINUTES } from '@annals/contracts/features/audit/commands';
import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NothingToOpen extends DomainError {
  readonly code = 'audit.nothing-to-open';
  constructor() {
    super(t('There is nothing to open here: no value is hidden, or what was hidden has been erased.'));
  }
}

export class OpeningOver extends DomainError {
  readonly code = 'audit.opening-over';
  constructor() {
    super(
      t('What you opened was closed again after {minutes} minutes. Open it again, with a reason.', {
        minutes: OPENING_MINUTES,
      }),
    );
  }
}

export class NothingToDraw extends DomainError {
  readonly code = 'audit.nothing-to-draw';
  override readonly field = 'filter';
  constructor() {
    super(t('No event matches, so there is nothing to draw from. Widen the search first.'));
  }
}

export class TooManyToDraw extends DomainError {
  readonly code = 'audit.too-many-to-draw';
  override readonly field = 'filter';
  constructor(most: number) {
    super(
      t('More than {most} events match. Narrow the search, for example to a year or a feature.', { most }),
    );
  }
}
