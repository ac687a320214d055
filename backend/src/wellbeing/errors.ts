import { DomainError } from '../kernel/domain-error';

export class OnlyForOneself extends DomainError {
  readonly status = 403;
  constructor() {
    super('You can answer a pulse check only for yourself.');
  }
}
