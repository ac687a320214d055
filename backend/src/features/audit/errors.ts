import { OPENING_MINUTES } from '@annals/contracts/features/audit/commands';
import { DomainError } from '../../platform/commands/domain-error';

export class NothingToOpen extends DomainError {
  readonly code = 'audit.nothing-to-open';
  constructor() {
    super('There is nothing to open here: no value is hidden, or what was hidden has been erased.');
  }
}

export class OpeningOver extends DomainError {
  readonly code = 'audit.opening-over';
  constructor() {
    super(
      `What you opened was closed again after ${String(OPENING_MINUTES)} minutes. Open it again, with a reason.`,
    );
  }
}

export class NothingToDraw extends DomainError {
  readonly code = 'audit.nothing-to-draw';
  override readonly field = 'filter';
  constructor() {
    super('No event matches, so there is nothing to draw from. Widen the search first.');
  }
}

export class TooManyToDraw extends DomainError {
  readonly code = 'audit.too-many-to-draw';
  override readonly field = 'filter';
  constructor(most: number) {
    super(
      `More than ${most.toLocaleString('en-US')} events match. Narrow the search, for example to a year or a feature.`,
    );
  }
}
