import { DomainError } from '../kernel/domain-error';

export class StillWorksHere extends DomainError {
  readonly status = 409;
  constructor() {
    super('Only people who have left can be erased. Record the departure first.');
  }
}

export class AlreadyErased extends DomainError {
  readonly status = 409;
  constructor() {
    super('This person has been erased already.');
  }
}

export class NothingRequested extends DomainError {
  readonly status = 409;
  constructor() {
    super('There is no open request to erase this person. Please reload the page.');
  }
}

export class SameAdministrator extends DomainError {
  readonly status = 409;
  constructor() {
    super('An erasure is approved by another administrator than the one who asked for it.');
  }
}

export class UnderLegalHold extends DomainError {
  readonly status = 409;
  constructor() {
    super('There is a legal hold on this person. They cannot be erased before it is lifted.');
  }
}

export class ErasureUnderWay extends DomainError {
  readonly status = 409;
  constructor() {
    super('The erasure of this person is approved and can no longer be stopped.');
  }
}

export class AlreadyBeingMade extends DomainError {
  readonly status = 409;
  constructor() {
    super('An archive is being made already. It can be downloaded in a moment.');
  }
}
