/** The words around the history of a record; its sentences come from the server. */
export const historyTexts = {
  title: 'History',
  loading: 'Loading history...',
  failed: 'The history could not be loaded',
  reason: (reason: string) => `Reason: ${reason}`,
  nothing: 'nothing',
  before: 'before',
  after: 'after',
} as const;
