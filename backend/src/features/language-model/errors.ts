import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NoLanguageModel extends DomainError {
  readonly code = 'language-model.no-language-model';
  constructor() {
    super(
      t('No language model is configured. Your Annals operator sets ANNALS_MODEL_URL and ANNALS_MODEL_NAME.'),
    );
  }
}

export class OnlyAlexAsks extends DomainError {
  readonly code = 'language-model.only-alex-asks';
  constructor() {
    super(t('A language model is asked by ALEX alone.'));
  }
}
