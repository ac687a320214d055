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

export class AlertNotAcknowledged extends DomainError {
  readonly status = 409;
  constructor() {
    super('Acknowledge the alert before you write down what you did about it.');
  }
}
