import { OPENING_MINUTES } from '@annals/contracts/audit/commands';
import { DomainError } from '../kernel/domain-error';

export class NothingToOpen extends DomainError {
  readonly status = 409;
  constructor() {
    super('There is nothing to open here: no value is hidden, or what was hidden has been erased.');
  }
}

export class OpeningOver extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      `What you opened was closed again after ${String(OPENING_MINUTES)} minutes. Open it again, with a reason.`,
    );
  }
}

export class AlarmAlreadyAcknowledged extends DomainError {
  readonly status = 409;
  constructor() {
    super('Somebody has already taken note of this alarm. What they said stands beside it.');
  }
}

export class NothingToDraw extends DomainError {
  readonly status = 422;
  override readonly field = 'filter';
  constructor() {
    super('No event matches, so there is nothing to draw from. Widen the search first.');
  }
}

export class TooManyToDraw extends DomainError {
  readonly status = 422;
  override readonly field = 'filter';
  constructor(most: number) {
    super(
      `More than ${most.toLocaleString('en-US')} events match. Narrow the search, for example to a year or a feature.`,
    );
  }
}
