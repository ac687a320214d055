import { importId, personId } from '@annals/contracts/kernel/ids';
import { importRoutes } from '@annals/contracts/imports/routes';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@annals/contracts/imports/views';
import { importOf, importsOf } from '@annals/projections/imports/queries';
import { standings } from '@annals/projections/people/structure';
import { derivedId } from '../kernel/derived-id';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { NothingToImport } from './errors';
import { peopleImport } from './import';
import { keepList } from './lists';
import { planOf, type Plan } from './plan';
import { readList } from './read-list';

export const importDoors = ({ readModels, pool, dispatch }: Services) => {
  const plan = async (csv: string, id: string): Promise<Plan> =>
    planOf(readList(csv), await standings(readModels), (row) =>
      personId.parse(derivedId('import', id, 'person', String(row))),
    );

  return doors(importRoutes, {
    check: async ({ body, origin }) => {
      const { rows } = await plan(body.csv, origin.commandId);
      const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length;
      const [hire = 0, change = 0, unchanged = 0, error = 0] = IMPORT_OUTCOMES.map(count);
      return { counts: { hire, change, unchanged, error }, rows: [...rows] };
    },
    start: async ({ body, origin, reader }) => {
      const id = importId.parse(derivedId(origin.commandId));
      const { wishes } = await plan(body.csv, id);
      if (!wishes.some(({ outcome }) => outcome === 'hire' || outcome === 'change'))
        throw new NothingToImport();
      // First the list, then the event that the work follows from: a list without an event is forgotten, never the other way round.
      await keepList(pool, id, wishes);
      const command = { importId: id, startedBy: reader.id, rowCount: wishes.length, invite: body.invite };
      return dispatch(peopleImport, id, { type: 'StartImport', ...command }, origin);
    },
    list: ({ query }) => importsOf(readModels, query),
    one: async ({ params }) => {
      const found = await importOf(readModels, params.importId);
      if (!found) throw new NotFound('This import');
      return found;
    },
  });
};
