import { msg } from '@annals/contracts/kernel/text';
import {
  ImportFinished,
  ImportProgressed,
  ImportStarted,
  type ImportEvent,
  type NewImportEvent,
} from '@annals/contracts/features/imports/events';
import type { ImportId } from '@annals/contracts/features/imports/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';

export interface Part {
  readonly processed: number;
  readonly hired: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: { row: number; problem: string }[];
}

type ImportCommand =
  | { type: 'StartImport'; importId: ImportId; startedBy: PersonId; rowCount: number; invite: boolean }
  | ({ type: 'RecordPart'; from: number } & Part);

export type ImportState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'finished';
      readonly importId: ImportId;
      readonly rowCount: number;
      readonly invite: boolean;
      readonly processed: number;
    };

/** How far a list of people has been worked through. The result for each person is in the person's own record. */
export const peopleImport = decider<ImportState, ImportCommand, ImportEvent, NewImportEvent>({
  category: 'import',
  initial: { status: 'none' },
  evolve: {
    ImportStarted: (_, { data: { importId, rowCount, invite } }) => ({
      status: 'running',
      importId,
      rowCount,
      invite,
      processed: 0,
    }),
    ImportProgressed: (state, { data }) =>
      changed(state, ({ processed }) => ({ processed: processed + data.processed })),
    ImportFinished: (state) => changed(state, { status: 'finished' }),
  },
  decide: {
    StartImport: ({ type: _, ...started }, { status }) =>
      status === 'none' ? [ImportStarted.of(started)] : [],

    /** A part that another worker recorded meanwhile is not recorded twice. The last one ends the import. */
    RecordPart({ type: _, from, ...part }, state) {
      if (state.status === 'none') throw new NotFound(msg('This import'));
      if (state.status === 'finished' || state.processed !== from) return [];
      const { importId } = state;
      const isLast = part.processed === 0 || from + part.processed >= state.rowCount;
      return [
        ...(part.processed > 0 ? [ImportProgressed.of({ importId, ...part })] : []),
        ...(isLast ? [ImportFinished.of({ importId })] : []),
      ];
    },
  },
});
