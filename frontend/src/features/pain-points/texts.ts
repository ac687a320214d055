import { t, translated } from '@annals/contracts/kernel/text';
import type { Frequency, Priority } from '@annals/contracts/features/pain-points/constants';

/** The words of the pain points. Quoted ones are the specification's. */
export const texts = translated({
  forManagers: 'Track and resolve team issues',
  forOthers: 'Report workplace challenges',
  report: 'Report Pain Point',
  teamTitle: 'Team Pain Points',
  ownTitle: 'Your Pain Points',
  loading: 'Loading pain points...',
  failed: 'The pain points could not be loaded',
  emptyTitle: 'No Pain Points Reported',
  emptyForManagers: 'Nothing gets in the way of your team, or nobody has said so yet.',
  emptyForOthers: 'Tell your manager what gets in the way of your work.',
  nothingFiltered: 'No pain points with this status',
  showAll: 'Show all pain points',
  status: 'Status',
  anyStatus: 'All statuses',
  category: 'Category',
  impact: 'Impact',
  frequency: 'Frequency',
  reported: 'Reported',
  reportedBy: (name: string) => t('by {name}', { name }),
  suggested: 'Suggested Solution',
  resolution: 'Resolution Notes',
  resolvedOn: (day: string) => t('Resolved on {day}', { day }),
});

/** The figures above a team's list. */
export const figureTexts = translated({
  label: 'Figures of the pain points',
  loading: 'Loading the figures...',
  failed: 'The figures could not be loaded',
  total: 'Total Issues',
  totalCaption: 'All time',
  open: 'Open Issues',
  openCaption: 'Needs attention',
  high: 'High Priority',
  highCaption: 'Urgent issues',
  resolved: 'Resolved',
  resolvedCaption: 'Completed',
});

/** The words of the report form. */
export const formTexts = translated({
  title: 'Report New Pain Point',
  issueTitle: 'Issue Title',
  titlePlaceholder: 'e.g., Too many recurring meetings',
  description: 'Detailed Description',
  category: 'Category',
  chooseCategory: 'Select a category',
  priority: 'Priority Level',
  impact: 'Impact Level',
  frequency: 'How Often Does This Occur?',
  chooseFrequency: 'Select frequency',
  suggested: 'Suggested Solution (Optional)',
  cancel: 'Cancel',
  submit: 'Report Pain Point',
  submitting: 'Submitting...',
  done: 'Pain point reported successfully. Your manager will be notified.',
  failed: 'Error',
  failedSentence: 'Failed to report pain point. Please try again.',
});

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = translated({
  low: 'Low',
  medium: 'Medium',
  high: 'High',
});

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = translated({
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  occasionally: 'Occasionally',
  'one-time': 'One-time occurrence',
});
