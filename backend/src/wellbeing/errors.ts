import { DomainError } from '../kernel/domain-error';

export class OnlyForOneself extends DomainError {
  readonly status = 403;
  constructor() {
    super('You can answer a pulse check only for yourself.');
  }
}

export class OnlyAlexAssesses extends DomainError {
  readonly status = 403;
  constructor() {
    super('What a pulse points to is worked out by ALEX alone.');
  }
}

export class OnlyAlexAlerts extends DomainError {
  readonly status = 403;
  constructor() {
    super('Alerts are raised by ALEX alone.');
  }
}

export class PulseIsAttributed extends DomainError {
  readonly status = 409;
  constructor() {
    super(
      'The pulse checks of this week show your name to your manager. Read the announcement over the form, and submit again if you agree.',
    );
  }
}

export class PulseIsNotAttributed extends DomainError {
  readonly status = 409;
  constructor() {
    super('The pulse checks of this week come without names. Open the form again before you submit.');
  }
}

export class NotAMonday extends DomainError {
  readonly status = 422;
  constructor() {
    super('A week is named by its Monday.');
  }
}

export class PulseWeekHasBegun extends DomainError {
  readonly status = 409;
  constructor() {
    super('The week has begun, and people may have answered: what holds for it can no longer be changed.');
  }
}

export class AlertNotAcknowledged extends DomainError {
  readonly status = 409;
  constructor() {
    super('Acknowledge the alert before you write down what you did about it.');
  }
}
