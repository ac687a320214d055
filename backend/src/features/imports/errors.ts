import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

/** The text is no list of people; the sentence says what is in the way. */
export class UnreadableList extends DomainError {
  readonly code = 'imports.unreadable-list';
  override readonly field = 'csv';
}

export class NothingToImport extends DomainError {
  readonly code = 'imports.nothing-to-import';
  override readonly field = 'csv';
  constructor() {
    super(t('There is nothing to import: every row has an error or changes nothing.'));
  }
}
