import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../commands/domain-error';

export class AlarmAlreadyAcknowledged extends DomainError {
  readonly code = 'audit.alarm-already-acknowledged';
  constructor() {
    super(t('Somebody has already taken note of this alarm. What they said stands beside it.'));
  }
}
