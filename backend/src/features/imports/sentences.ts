import type { ImportEvent } from '@annals/contracts/features/imports/events';
import { sentences } from '../../platform/commands/sentences';

export const importSentences = sentences<ImportEvent>({
  ImportStarted: ({ data }) => `started to take over a list of ${String(data.rowCount)} people.`,
  ImportProgressed: ({ data }) => `took over ${String(data.processed)} rows of the list.`,
  ImportFinished: () => 'took over the list to its end.',
});
