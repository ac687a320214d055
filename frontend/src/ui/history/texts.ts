import { t, translated } from '@annals/contracts/kernel/text';
/** The words around the history of a record; its sentences come from the server. */
export const historyTexts = translated({
  title: 'History',
  loading: 'Loading history...',
  failed: 'The history could not be loaded',
  reason: (reason: string) => t('Reason: {reason}', { reason }),
  nothing: 'nothing',
  erased: 'Erased permanently',
  yes: 'Yes',
  no: 'No',
  before: 'before',
  after: 'after',
});
