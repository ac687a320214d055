import { DomainError } from '../../platform/commands/domain-error';

/** With what is wrong with it, in a sentence. It holds nothing of the example. */
export class UnreadableExample extends DomainError {
  readonly code = 'role-rules.unreadable-example';
  override readonly field = 'example';
}
