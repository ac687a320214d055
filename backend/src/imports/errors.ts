import { DomainError } from '../kernel/domain-error';

/** The text is no list of people; the sentence says what stands in the way. */
export class UnreadableList extends DomainError {
  readonly status = 422;
  override readonly field = 'csv';
}

export class NothingToImport extends DomainError {
  readonly status = 422;
  override readonly field = 'csv';
  constructor() {
    super('There is nothing to take over: every row has an error or changes nothing.');
  }
}
