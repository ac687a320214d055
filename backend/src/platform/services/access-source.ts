import type { AccessKind, ReadModelName } from '@annals/contracts/kernel/feature';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import type { EventLog } from '@annals/event-store/event-log';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { ReadModelFeed } from '@annals/projections/engine/feed';
import type pg from 'pg';
import type { AdvisoryLocks } from '../commands/advisory-locks';
import type { BeforeAppend, CommandOrigin, Dispatch } from '../commands/dispatch';
import type { SecretBox } from '../kernel/secret-box';
import type { SessionStore } from '../sessions/session-store';
import type { UserAuth } from '../sessions/user-auth';

/** What a source of access works with. */
export interface AccessTools {
  readonly log: EventLog;
  readonly readModels: ReadModels;
  readonly pool: pg.Pool;
  readonly feed: ReadModelFeed;
  readonly locks: AdvisoryLocks;
  readonly clock: () => Date;
  readonly dispatch: Dispatch;
  readonly dispatchOnce: (before: BeforeAppend) => Dispatch;
  readonly secretBox: SecretBox;
  readonly userAuth: UserAuth;
  readonly sessionStore: SessionStore;
}

/** Something that somebody has. */
export interface HeldAccess {
  /** Exactly what it is: another role, or another token, is another one. */
  readonly ref: string;
  /** Who has it; null: nobody, such as a token of a service account. */
  readonly holderId: PersonId | null;
  /** Of what nobody has: who made it. */
  readonly madeById: PersonId | null;
  /** What it is called; null: the role says it. Of a role that follows from rules: whose they are. */
  readonly what: string | null;
  /** The role that is held, or that it acts in. */
  readonly asRole: Role | null;
  readonly permissions: readonly string[];
}

/** A kind of access that a feature hands out: who has it, and how it is taken away. */
export interface AccessSource {
  readonly kind: AccessKind;
  /** The read models that `held` looks at. */
  readonly reads: readonly ReadModelName[];
  /** Who has what now. */
  held(): Promise<readonly HeldAccess[]>;
  /** Whether exactly this is held, read from the log itself. */
  isHeld(ref: string): Promise<boolean>;
  /**
   * Takes away exactly this, through the feature's own command. Doing it twice is harmless.
   * @returns false when it is not held any more, and this command did not end it
   * @throws DomainError when the rules of the feature do not allow it
   */
  withdraw(ref: string, origin: CommandOrigin): Promise<boolean>;
}
