import type { TimeZones } from '../kernel/time-zones';
import type { Services } from '../services/services';
import type { Lane } from '../queue/lanes';
import type { Policy } from './policy';
import type { JobHandlers, JobQueue } from '../queue/queue';

/** The automatic acts of a feature. */
export interface Automatic {
  /** What follows from events. */
  readonly policy?: (queue: JobQueue, clock: () => Date, zones: TimeZones) => Policy;
  /** What its jobs do, by their names. */
  readonly jobs: (services: Services, queue: JobQueue) => JobHandlers;
  /** Looks again and again for what is due, whatever the queue knows. */
  readonly sweep?: (queue: JobQueue, services: Services) => Promise<void>;
  /** The queue of its jobs; left out: the main one. */
  readonly lane?: Lane;
  /** Whether this installation begins any of it; left out: always. What is queued is done in any case. */
  readonly isOn?: (services: Services) => boolean;
}

/** Without a transport nobody waits for e-mails: none is queued, and none is owed once there is one. */
export const hasMail = ({ mail }: Services) => mail.name !== 'off';
