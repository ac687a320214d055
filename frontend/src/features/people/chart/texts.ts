/** The words of the org chart. */
export const texts = {
  subtitle: 'Who works here and who reports to whom',
  title: 'Org chart',
  loading: 'Loading people...',
  failed: 'The org chart could not be loaded',
  empty: 'Nobody here yet',
  emptySentence: 'People appear here as soon as an administrator has hired them.',
  you: 'You',
  reports: (count: number) => (count === 1 ? '1 report' : `${String(count)} reports`),
  show: (name: string) => `Show who reports to ${name}`,
} as const;
