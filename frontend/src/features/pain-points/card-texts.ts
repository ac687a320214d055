import { translated } from '@annals/contracts/kernel/text';
import type { PainPointStatus, Priority } from '@annals/contracts/features/pain-points/constants';

/** The dashboard's card. */
export const recentTexts = translated({
  title: 'Recent Pain Points',
  empty: 'No recent pain points reported',
  all: 'View all',
  loading: 'Loading pain points...',
  failed: 'The pain points could not be loaded',
});

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = translated({
  low: 'low priority',
  medium: 'medium priority',
  high: 'high priority',
});

export const STATUS_LABELS: Readonly<Record<PainPointStatus, string>> = translated({
  open: 'Open||adjective',
  in_progress: 'In progress',
  resolved: 'Resolved',
});
