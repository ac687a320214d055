import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import type { EventLog } from '@annals/event-store/event-log';
import type { SharedLog } from '@annals/event-store/shared-log';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { ReadModelFeed } from '@annals/projections/engine/feed';
import type { ProjectionWorker } from '@annals/projections/engine/worker';
import type { KeyedId } from '@annals/projections/features/wellbeing/queries';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { ProcessRole } from '../kernel/process-role';
import type { SignInLimits } from '../sessions/sign-in-limits';
import type { KnownDevices } from '../sessions/known-devices';
import type { SessionStore } from '../sessions/session-store';
import type { UserAuth } from '../sessions/user-auth';
import type { QueueInspection } from '../queue/queue-inspection';
import type { LanguageModelSettings } from '../configuration/language-model';
import type { MailTransport } from '../mail/mail';
import type { HolidayCalendars } from '../kernel/public-holidays';
import type { BeforeAppend, Dispatch } from '../commands/dispatch';
import type { DispatchMany } from '../commands/dispatch-many';
import type { Seal } from '../sealing/seal';
import type { SealSettings } from '../sealing/settings';
import type { Collected } from './collected';
import type { Pictures } from '../pictures/pictures';
import type { SecretBox } from '../kernel/secret-box';
import type { TimeZones } from '../kernel/time-zones';
import type { AdvisoryLocks } from '../commands/advisory-locks';

/** What the handlers of every feature are given to work with. */
export interface Services {
  /** What the features that work over all others are handed of them. */
  readonly features: Collected;
  readonly log: EventLog;
  /** The log for those who follow it: pages that several of them are at are read and decrypted once. */
  readonly sharedLog: SharedLog;
  readonly dispatch: Dispatch;
  /** For a command whose decision rests on more than its stream, see `onceDispatcher`. */
  readonly dispatchOnce: (before: BeforeAppend) => Dispatch;
  /** Many commands of a job at once. */
  readonly dispatchMany: DispatchMany;
  /** The read models' query builder. */
  readonly readModels: ReadModels;
  /** Where people are, for the day it is for them. */
  readonly zones: TimeZones;
  /** The same database, for the engine's and the accounts' own statements. */
  readonly pool: pg.Pool;
  readonly feed: ReadModelFeed;
  readonly userAuth: UserAuth;
  readonly sessionStore: SessionStore;
  readonly limits: SignInLimits;
  readonly knownDevices: KnownDevices;
  /** One at a time, for rules that span several streams. */
  readonly locks: AdvisoryLocks;
  /** The present moment. */
  readonly clock: () => Date;
  readonly logger: Logger;
  /** The demo company's accounts, as far as they may be shown; none in production. */
  readonly demoAccounts: () => Promise<DemoAccount[]>;
  /** Whether ALEX looks for insights. */
  readonly alex: boolean;
  /** The language model that may put insights and briefings into other words; undefined: none is configured. */
  readonly languageModel: LanguageModelSettings | undefined;
  /** Hands e-mails over. What must arrive is sent by a job, which is tried again; a secret in a mail is made by the job and nowhere kept. */
  readonly mail: MailTransport;
  /** The folder that replaces a mail server. */
  readonly mailboxDirectory: string;
  /** The address people open, for links in e-mails; without a slash at its end. */
  readonly publicUrl: string;
  /** Whether an operator has named that address; else it is the usual one of this machine, and a request knows better. */
  readonly isPublicUrlNamed: boolean;
  /** After how many days a session ends at most, as the operator set it. */
  readonly sessionDays: number;
  /** The time zone of e-mails to people who have not named theirs. */
  readonly timeZone: string;
  /** The proof of the log. */
  readonly seal: Seal;
  readonly sealSettings: SealSettings;
  /** A look into the queue, whichever process works on it. */
  readonly jobs: QueueInspection;
  /** Seals what has to be kept and read again, such as the secret of an identity provider. */
  readonly secretBox: SecretBox;
  /** Ids for rows that must not lead back to whose they are. */
  readonly keyedId: KeyedId;
  /** The public holidays, of the organization and of those who keep others. */
  readonly holidays: HolidayCalendars;
  /** Where the signed list of erasures is kept, outside of the database and its backups; undefined: it is only to be downloaded. */
  readonly erasureListFile: string | undefined;
  /** The pictures of people. */
  readonly pictures: Pictures;
  /** What of the product this process is. */
  readonly roles: readonly ProcessRole[];
  /** By how many milliseconds the clock of this machine is ahead of the database's, which counts. */
  readonly clockAheadMs: () => number;
  /** The projection worker of this process; undefined: it has none. */
  readonly worker: Pick<ProjectionWorker, 'silentForMs'> | undefined;
  /** Makes the projection worker of this process, if it has one, look for what is asked of it now. */
  readonly wakeProjections: () => void;
}
