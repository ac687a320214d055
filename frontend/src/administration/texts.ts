/** The words of the administration. */
export const texts = {
  subtitle: 'The people of the organization, and how the platform is doing',
  sections: 'Administration',
  people: 'People',
  emails: 'E-mails',
  projections: 'Projections',
} as const;

export const peopleTexts = {
  title: 'People directory',
  search: 'Search by name or email',
  loading: 'Loading people...',
  failed: 'The people could not be loaded',
  empty: 'No people yet',
  nobodyFound: 'Nobody found',
  nobodyFoundSentence: 'Try another part of the name or the email.',
  columns: ['Name', 'Role', 'Position', 'Department', 'Manager'],
} as const;

export const projectionTexts = {
  title: 'Projections',
  loading: 'Loading projections...',
  failed: 'The projections could not be loaded',
  empty: 'No projections yet',
  columns: ['Name', 'Status', 'Position', 'Behind by', 'Worker', 'Actions'],
  status: { live: 'Live', stopped: 'Stopped' },
  noWorker: 'none',
  rebuilding: (percent: number) => `Rebuilding, ${percent}%`,
  stoppedBy: (type: string, position: string) => `Stopped by ${type} at ${position}`,
  rebuild: 'Rebuild',
  rebuildNamed: (name: string) => `Rebuild ${name}`,
  rebuildQuestion: (name: string) => `Rebuild ${name}?`,
  rebuildSentence:
    'It is built anew beside the present one from the whole log, and takes its place when it has caught up. Readers notice nothing.',
  rebuildStarted: 'Rebuild started',
  rebuildFailed: (message: string) => `The rebuild failed: ${message}`,
  resume: 'Resume',
  resumeNamed: (name: string) => `Resume ${name}`,
  resumeQuestion: (name: string) => `Resume ${name}?`,
  resumeSentence: 'It tries the event that stopped it again.',
  resumed: 'Projection resumed',
  actionFailed: 'That did not work',
} as const;
