import { DomainError } from '../kernel/domain-error';

export class OnlyAlexFinds extends DomainError {
  readonly status = 403;
  constructor() {
    super('Insights are made by ALEX alone.');
  }
}

export class NothingToDo extends DomainError {
  readonly status = 409;
  constructor() {
    super('This insight informs you; it asks for no action.');
  }
}

export class InsightNoLongerCurrent extends DomainError {
  readonly status = 409;
  constructor() {
    super('This insight is no longer current: its figures are too old to act on.');
  }
}

export class ThresholdsOutOfLimits extends DomainError {
  readonly status = 422;
  constructor(limits: string) {
    super(`These thresholds cannot be used. ${limits}.`);
  }
}
