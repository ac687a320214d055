import type { ReadModels } from '@annals/projections/engine/connections';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { CommandOrigin, Dispatch } from '../../platform/commands/dispatch';

/** What a source works with. */
export interface NotificationSourceContext {
  readonly readModels: ReadModels;
  readonly dispatch: Dispatch;
}

/** Answers for one sort of notification: whose they are, and what it means to read one or to put it away. */
export interface NotificationSource {
  /** Whether this source answers for the id, and it is this person's. */
  has(personId: PersonId, id: string): Promise<boolean>;
  markRead(personId: PersonId, id: string, origin: CommandOrigin): Promise<CommandAnswer>;
  dismiss(personId: PersonId, id: string, origin: CommandOrigin): Promise<CommandAnswer>;
}
