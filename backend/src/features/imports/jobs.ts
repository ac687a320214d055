import { importId, type ImportId } from '@annals/contracts/features/imports/ids';
import { personId } from '@annals/contracts/kernel/ids';
import type { ImportEvent } from '@annals/contracts/features/imports/events';
import { stalledImports } from '@annals/projections/features/imports/queries';
import { z } from 'zod';
import { NotYet } from '../../platform/queue/not-yet';
import type { JobHandlers, JobQueue } from '../../platform/queue/queue';
import type { Policy } from '../../platform/jobs/policy';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import { NotCaughtUp } from '../person/organization-lock';
import type { Services } from '../../platform/services/services';
import { peopleImport } from './decider';
import { forgetAbandonedLists, forgetList, partOfList } from './lists';
import { carryOut } from './part';

const CARRY_OUT = 'carry-out-import';
const SWEEP = 'sweep-imports';
const SWEEP_EVERY_MS = 60_000;
/** An import that has not come on for this long was interrupted. */
const STALLED_AFTER_MS = 2 * 60_000;
/** Rows at a time: between two parts others get their turn, and a process that is asked to stop is not kept waiting. */
const ROWS_AT_ONCE = 100;

const part = z.object({ importId });

/** Every part follows from the event that ended the one before it. */
export function importsPolicy(queue: JobQueue): Policy {
  return {
    name: 'imports',
    react: async (event) => {
      const { type, data } = event as ImportEvent;
      if (type !== 'ImportStarted' && type !== 'ImportProgressed') return;
      await queue.add(CARRY_OUT, `${CARRY_OUT}-${event.id}`, { importId: data.importId });
    },
  };
}

export function importJobs(services: Services): JobHandlers {
  return {
    [CARRY_OUT]: async (data) => carryOutNextPart(services, part.parse(data).importId),
    [SWEEP]: async () => {
      const before = new Date(services.clock().getTime() - STALLED_AFTER_MS).toISOString();
      await forgetAbandonedLists(services.pool);
      await settleAll(await stalledImports(services.readModels, before), (id) =>
        carryOutNextPart(services, id),
      );
    },
  };
}

/** Keeps looking for imports that were interrupted. */
export function sweepImports(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}

/** Continues an import from its state in the log, whatever the job was queued for. */
async function carryOutNextPart(services: Services, id: ImportId): Promise<void> {
  const { log, pool, dispatch } = services;
  const events = await log.readStream(`${peopleImport.category}-${id}`);
  const state = events.reduce(
    (so, event) => peopleImport.evolve(so, event as ImportEvent),
    peopleImport.initial,
  );
  const started = events[0]?.metadata;
  if (state.status !== 'running' || !started) return;
  const from = state.processed;
  const wishes = await partOfList(pool, id, from, ROWS_AT_ONCE);
  const administrator = { id: personId.parse(started.actorId), role: 'admin' } as const;
  const done = await carryOut(services, id, wishes, state.invite, administrator).catch((error: unknown) => {
    throw error instanceof NotCaughtUp ? new NotYet(error.message) : error;
  });
  await dispatch(
    peopleImport,
    id,
    { type: 'RecordPart', from, ...done },
    {
      actor: { id: 'system:imports', role: 'system' },
      commandId: derivedId('import', id, 'part', String(from)),
      correlationId: id,
      ...(started.commandId ? { causationId: started.commandId } : {}),
    },
  );
  if (from + wishes.length >= state.rowCount) await forgetList(pool, id);
}
