import type { EventLog } from '@annals/event-store/event-log';
import type { ReadModels } from '@annals/projections/kernel/connections';
import type { ReadModelFeed } from '@annals/projections/kernel/feed';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { SignInLimits } from './accounts/sign-in-limits';
import type { SessionStore } from './accounts/session-store';
import type { UserAuth } from './accounts/user-auth';
import type { QueueInspection } from './jobs/queue-inspection';
import type { LanguageModelSettings } from './language-model/settings';
import type { MailCarrier } from './mail/mail';
import type { HolidayCalendars } from './time-off/public-holidays';
import type { Dispatch } from './kernel/dispatch';
import type { DispatchMany } from './kernel/dispatch-many';
import type { Seal } from './audit/sealing/seal';
import type { SealSettings } from './audit/sealing/settings';
import type { Turns } from './kernel/turns';

/** What the handlers of every feature are given to work with. */
export interface Services {
  readonly log: EventLog;
  readonly dispatch: Dispatch;
  /** Many commands of a job at once. */
  readonly dispatchMany: DispatchMany;
  /** The read models' query builder. */
  readonly readModels: ReadModels;
  /** The same database, for the engine's and the accounts' own statements. */
  readonly pool: pg.Pool;
  readonly feed: ReadModelFeed;
  readonly userAuth: UserAuth;
  readonly sessionStore: SessionStore;
  readonly limits: SignInLimits;
  /** One at a time, for rules that span several streams. */
  readonly turns: Turns;
  /** The present moment. */
  readonly clock: () => Date;
  readonly logger: Logger;
  /** The demo company's accounts may be shown; never in production. */
  readonly demo: boolean;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  /** The language model that may put insights and briefings into other words; undefined: none is configured. */
  readonly languageModel: LanguageModelSettings | undefined;
  /** Hands e-mails over. What must arrive is sent by a job, which is tried again; a secret in a mail is made by the job and nowhere kept. */
  readonly mail: MailCarrier;
  /** The folder that stands in for a mail server. */
  readonly mailboxDirectory: string;
  /** The address people open, for links in e-mails; without a slash at its end. */
  readonly publicUrl: string;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** The proof of the log. */
  readonly seal: Seal;
  readonly sealSettings: SealSettings;
  /** A look into the queue, whichever process works on it. */
  readonly jobs: QueueInspection;
  /** The public holidays, of the organisation and of those who keep others. */
  readonly holidays: HolidayCalendars;
  /** Where the signed list of erasures is kept, outside of the database and its backups; undefined: it is only to be downloaded. */
  readonly erasureListFile: string | undefined;
  /** Makes the projection worker of this process, if it has one, look for what is asked of it now. */
  readonly nudgeProjections: () => void;
}
