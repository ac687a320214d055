import { t, translated } from '@annals/contracts/kernel/text';

/** The words of Team Management. Quoted ones are the specification's. */
export const texts = translated({
  subtitle: 'The people who report to you, and how they are doing',
  restrictedTitle: 'Access Restricted',
  restrictedSentence: 'This page is only available to managers.',
  summary: 'Your team in figures',
  summaryLoading: 'Loading the figures of your team...',
  members: { label: 'Total Team Members', caption: 'Active employees reporting to you' },
  meetings: { label: 'Upcoming 1:1s', caption: 'Scheduled this week' },
  rating: {
    label: 'Team Performance',
    caption: 'Average rating this quarter',
    none: '–',
    noneCaption: 'No review completed this quarter',
  },
  listTitle: 'Team Members',
  loading: 'Loading team members...',
  failed: 'Your team could not be loaded',
  emptyTitle: 'No Team Members',
  emptySentence: 'No team members are currently assigned to you.',
  position: 'Team Member',
  department: 'General',
  message: 'Message',
  messageTo: (name: string) => t('Message {name}', { name }),
  schedule: 'Schedule 1:1',
  scheduleWith: (name: string) => t('Schedule 1:1 with {name}', { name }),
  report: 'Team report',
});
