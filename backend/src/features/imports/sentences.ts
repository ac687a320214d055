import { t } from '@annals/contracts/kernel/text';
import type { ImportEvent } from '@annals/contracts/features/imports/events';
import { sentences } from '../../platform/commands/sentences';

export const importSentences = sentences<ImportEvent>({
  ImportStarted: ({ data }) =>
    t('started to import a list of {count, plural, one {# person} other {# people}}.', {
      count: data.rowCount,
    }),
  ImportProgressed: ({ data }) =>
    t('imported {count, plural, one {# row} other {# rows}} of the list.', { count: data.processed }),
  ImportFinished: () => t('imported the list to its end.'),
});
