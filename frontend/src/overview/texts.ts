/** The words of the overview. */
export const texts = {
  greeting: (partOfDay: string, firstName: string) => `Good ${partOfDay}, ${firstName}`,
  managerLead: 'Your 1:1s and what came out of them.',
  lead: 'Your 1:1 meetings and what you agreed to do.',
  recent: {
    title: 'Recent 1:1 Meetings',
    add: '+ New Meeting',
    emptyTitle: 'No Meetings Scheduled',
    emptySentence: 'Get started by scheduling your first 1:1 meeting.',
    emptyForEmployee: 'Your manager has not scheduled a 1:1 with you yet.',
    schedule: 'Schedule Meeting',
  },
  upcoming: {
    title: 'Next up',
    empty: 'Nothing planned from now on.',
    today: 'Today',
  },
  actions: {
    title: 'Action items',
    empty: 'Nothing open from your 1:1s.',
    from: (title: string) => `from ${title}`,
  },
  loading: 'Loading dashboard...',
  failed: 'Your meetings could not be loaded',
  all: 'All meetings',
} as const;
