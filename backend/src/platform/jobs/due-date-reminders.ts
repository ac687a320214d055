import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonId } from '@annals/contracts/kernel/ids';
import {
  REVIEW_REMINDERS,
  type ReviewReminder,
} from '@annals/contracts/features/performance-reviews/constants';
import { occasionAt, occasionNow } from '@annals/contracts/features/performance-reviews/occasions';
import type { ReadModels } from '@annals/projections/engine/connections';
import { z } from 'zod';
import type { Automatic } from './automatic';
import { derivedId } from '../commands/derived-id';
import type { CommandOrigin } from '../commands/dispatch';
import { settleAll } from '../commands/settle-all';
import { timeZoneOf, type TimeZones } from '../kernel/time-zones';
import type { Services } from '../services/services';
import type { Policy } from './policy';
import type { JobHandlers, JobQueue } from '../queue/queue';

const SWEEP_EVERY_MS = 5 * 60_000;
/** The longest time ahead of a due date at which anyone is reminded. */
const EARLIEST_DAYS = 7;

const reminder = z.object({
  id: z.unknown(),
  dueDate: z.iso.date(),
  occasion: z.enum(REVIEW_REMINDERS),
});

interface DueDate<Id extends string> {
  readonly id: Id;
  /** Whom it is about: reminders come in the morning of their day. */
  readonly employeeId: PersonId;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
}

/** What a read model says of something that is open and has a due date. */
interface Open<Id extends string> extends DueDate<Id> {
  /** An instant. */
  readonly dueDateSetAt: string;
  /** `<due date>/<occasion>` of each reminder that was sent. */
  readonly remindedOf: readonly string[];
}

/** A kind of thing that people are reminded of a week and a day before its due date, and a day after it. */
export interface DueDateReminders<Id extends string> {
  /** What its policy and the ids of its commands are named after, such as `performance-review`. */
  readonly name: string;
  /** What its jobs are named after, where that is not the same. */
  readonly jobName?: string;
  readonly id: { parse(value: unknown): Id };
  /** The due date that an event sets; undefined when it sets none. */
  readonly dueDateSetBy: (event: RecordedEvent) => DueDate<Id> | undefined;
  /** Those that are open and due on this day or before. */
  readonly openDueBy: (readModels: ReadModels, day: string) => Promise<readonly Open<Id>[]>;
  /** Sends one: by a command that says nothing new when it was sent before. */
  readonly remind: (
    services: Services,
    of: Omit<DueDate<Id>, 'employeeId'> & { readonly occasion: ReviewReminder },
    by: CommandOrigin,
  ) => Promise<unknown>;
}

/** A due date queues one reminder for each occasion that is still to come. */
function dueDateRemindersPolicy<Id extends string>(
  kind: DueDateReminders<Id>,
  queue: JobQueue,
  clock: () => Date,
  zones: TimeZones,
): Policy {
  return {
    name: `${kind.name}-reminders`,
    react: async (event) => {
      const set = kind.dueDateSetBy(event);
      if (!set) return;
      const timeZone = await timeZoneOf(zones, set.employeeId);
      for (const occasion of REVIEW_REMINDERS) {
        const wait = occasionAt(set.dueDate, occasion, timeZone) - clock().getTime();
        const job = `${remindOf(kind)}-${set.id}-${set.dueDate}-${occasion}`;
        if (wait > 0)
          await queue.add(remindOf(kind), job, { id: set.id, dueDate: set.dueDate, occasion }, wait);
      }
    },
  };
}

/** What the jobs do: send one reminder, and send those that are due but whose job was lost with the queue. */
export function dueDateReminderJobs<Id extends string>(
  kind: DueDateReminders<Id>,
  services: Services,
): JobHandlers {
  // The command id is derived from the reminder, so this happens only once.
  const remind = (of: Omit<DueDate<Id>, 'employeeId'> & { readonly occasion: ReviewReminder }) =>
    kind.remind(services, of, {
      actor: { id: 'system:reminders', role: 'system' },
      commandId: derivedId(`${kind.name}-reminder`, of.id, of.dueDate, of.occasion),
    });
  return {
    [remindOf(kind)]: async (data) => {
      const { id, ...due } = reminder.parse(data);
      await remind({ id: kind.id.parse(id), ...due });
    },
    [sweepOf(kind)]: async () => {
      const now = services.clock().getTime();
      // It is tomorrow already somewhere.
      const day = new Date(now + (EARLIEST_DAYS + 1) * 86_400_000).toISOString().slice(0, 10);
      const open = await kind.openDueBy(services.readModels, day);
      const zones = await services.zones.of(open.map(({ employeeId }) => employeeId));
      const placed = open.map((due, index) => ({
        due,
        timeZone: zones[index] ?? services.zones.organization,
      }));
      await settleAll(placed, async ({ due: { id, dueDate, dueDateSetAt, remindedOf }, timeZone }) => {
        const occasion = occasionNow(dueDate, now, timeZone);
        // Set after the occasion had passed: everyone has just been told of the date.
        if (!occasion || Date.parse(dueDateSetAt) >= occasionAt(dueDate, occasion, timeZone)) return;
        if (!remindedOf.includes(`${dueDate}/${occasion}`)) await remind({ id, dueDate, occasion });
      });
    },
  };
}

/** Keeps looking for reminders that are due. */
function sweepDueDateReminders<Id extends string>(
  kind: DueDateReminders<Id>,
  queue: JobQueue,
): Promise<void> {
  return queue.repeat(sweepOf(kind), SWEEP_EVERY_MS);
}

function remindOf({ name, jobName = name }: Pick<DueDateReminders<string>, 'name' | 'jobName'>): string {
  return `remind-of-${jobName}`;
}

function sweepOf({ name, jobName = name }: Pick<DueDateReminders<string>, 'name' | 'jobName'>): string {
  return `sweep-${jobName}-reminders`;
}

/** Reminders of due dates among the automatic acts of a feature. */
export function automaticReminders<Id extends string>(kind: DueDateReminders<Id>): Automatic {
  return {
    policy: (queue, clock, zones) => dueDateRemindersPolicy(kind, queue, clock, zones),
    jobs: (services) => dueDateReminderJobs(kind, services),
    sweep: (queue) => sweepDueDateReminders(kind, queue),
  };
}
