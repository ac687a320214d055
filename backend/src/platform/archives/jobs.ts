import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { ReadModels } from '@annals/projections/engine/connections';
import { z } from 'zod';
import type { Automatic } from '../jobs/automatic';
import type { Policy } from '../jobs/policy';
import type { JobHandlers, JobQueue } from '../queue/queue';
import { settleAll } from '../commands/settle-all';
import type { Services } from '../services/services';
import { ArchiveWriter } from './archive-writer';

const SWEEP_EVERY_MS = 60_000;
const wanted = z.object({ id: z.string() });

/** A kind of archive that people ask for and that is made in the background. */
export interface ArchiveKind<Id extends string> {
  /** What its jobs are named after, such as `evidence`. */
  readonly name: string;
  readonly id: { parse(value: unknown): Id };
  /** The archive that an event asks for; undefined when it asks for none. */
  readonly askedForBy: (event: RecordedEvent) => Id | undefined;
  /** Those that are neither made nor given up. */
  readonly unfinished: (readModels: ReadModels) => Promise<readonly Id[]>;
  readonly make: (services: Services, id: Id) => Promise<void>;
}

/** An archive that is asked for is made at once. */
function archivePolicy<Id extends string>(kind: ArchiveKind<Id>, queue: JobQueue): Policy {
  return {
    name: kind.name,
    react: async (event) => {
      const id = kind.askedForBy(event);
      if (id !== undefined) await queue.add(makeOf(kind), `${makeOf(kind)}-${id}`, { id });
    },
  };
}

function archiveJobs<Id extends string>(kind: ArchiveKind<Id>, services: Services): JobHandlers {
  return {
    [makeOf(kind)]: (data) => kind.make(services, kind.id.parse(wanted.parse(data).id)),
    [sweepOf(kind)]: async () => {
      await new ArchiveWriter(services.pool).sweep();
      await settleAll(await kind.unfinished(services.readModels), (id) => kind.make(services, id));
    },
  };
}

/** Keeps looking for archives whose making was interrupted, and for those whose time is over. */
function sweepArchives<Id extends string>(kind: ArchiveKind<Id>, queue: JobQueue): Promise<void> {
  return queue.repeat(sweepOf(kind), SWEEP_EVERY_MS);
}

const makeOf = ({ name }: { readonly name: string }) => `make-${name}`;
const sweepOf = ({ name }: { readonly name: string }) => `sweep-${name}`;

/** An archive among the automatic acts of a feature. */
export function automaticArchives<Id extends string>(kind: ArchiveKind<Id>): Automatic {
  return {
    policy: (queue) => archivePolicy(kind, queue),
    jobs: (services) => archiveJobs(kind, services),
    sweep: (queue) => sweepArchives(kind, queue),
    lane: 'long',
  };
}
