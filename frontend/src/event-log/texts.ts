/** The words of the event log. */
export const texts = {
  subtitle: 'Everything that happened, newest first. Facts alone: who did what, when, and to which record.',
  title: 'Events',
  loading: 'Loading events...',
  failed: 'The log could not be loaded',
  empty: 'No events yet',
  columns: ['Position', 'Event', 'Record', 'Who', 'When'],
} as const;
