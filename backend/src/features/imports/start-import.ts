import { setImmediate } from 'node:timers/promises';
import {
  IMPORT_OUTCOMES,
  type ImportOutcome,
  type ImportReport,
} from '@annals/contracts/features/imports/views';
import { importId } from '@annals/contracts/features/imports/ids';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import { standings } from '@annals/projections/features/people/structure';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import type { Services } from '../../platform/services/services';
import { NothingToImport } from './errors';
import { peopleImport } from './decider';
import { keepList } from './lists';
import { planOf, type Plan } from './plan';
import { readList } from './read-list';

/** What an import of this list would do; nothing of it happens. @throws UnreadableList */
export async function checkImport(services: Services, csv: string, id: string): Promise<ImportReport> {
  const { rows, newDepartments } = await plan(services, csv, id);
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
  const [hire = 0, change = 0, unchanged = 0, error = 0] = IMPORT_OUTCOMES.map(count);
  return { counts: { hire, change, unchanged, error }, rows: [...rows], newDepartments };
}

/** Starts to take a list over; the work follows in the background. @throws UnreadableList, NothingToImport */
export async function startImport(
  services: Services,
  { csv, invite }: { csv: string; invite: boolean },
  startedBy: PersonId,
  origin: CommandOrigin,
): Promise<CommandAnswer> {
  const id = importId.parse(derivedId(origin.commandId));
  const { wishes } = await plan(services, csv, id);
  if (!wishes.some(({ outcome }) => outcome === 'hire' || outcome === 'change')) throw new NothingToImport();
  // First the list, then the event that the work follows from: a list without an event is forgotten, never the other way round.
  await keepList(services.pool, id, wishes);
  const command = { importId: id, startedBy, rowCount: wishes.length, invite };
  return services.dispatch(peopleImport, id, { type: 'StartImport', ...command }, origin);
}

async function plan({ readModels }: Services, csv: string, id: string): Promise<Plan> {
  const steps = planOf(await readList(csv), await standings(readModels), (row) =>
    personId.parse(derivedId('import', id, 'person', String(row))),
  );
  // People at work go first after every step.
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
