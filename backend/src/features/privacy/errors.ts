import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class StillWorksHere extends DomainError {
  readonly code = 'privacy.still-works-here';
  constructor() {
    super(t('Only people who have left can be erased. Record the departure first.'));
  }
}

export class AlreadyErased extends DomainError {
  readonly code = 'privacy.already-erased';
  constructor() {
    super(t('This person has been erased already.'));
  }
}

export class NothingRequested extends DomainError {
  readonly code = 'privacy.nothing-requested';
  constructor() {
    super(t('There is no open request to erase this person. Please reload the page.'));
  }
}

export class UnderLegalHold extends DomainError {
  readonly code = 'privacy.under-legal-hold';
  constructor() {
    super(t('There is a legal hold on this person. They cannot be erased before it is lifted.'));
  }
}

export class ErasureUnderWay extends DomainError {
  readonly code = 'privacy.erasure-under-way';
  constructor() {
    super(t('The erasure of this person is approved and can no longer be stopped.'));
  }
}

export class AlreadyBeingMade extends DomainError {
  readonly code = 'privacy.already-being-made';
  constructor() {
    super(t('An archive is being made already. It can be downloaded in a moment.'));
  }
}
