import { translated } from '../../kernel/text';

export const CATEGORIES = [
  'process',
  'tools',
  'communication',
  'management',
  'workload',
  'environment',
  'training',
  'resources',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = translated({
  process: 'Process & Workflow',
  tools: 'Tools & Technology',
  communication: 'Communication',
  management: 'Management & Leadership',
  workload: 'Workload & Time Management',
  environment: 'Work Environment',
  training: 'Training & Development',
  resources: 'Resources & Support',
  other: 'Other',
});

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'occasionally', 'one-time'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PAIN_POINT_STATUSES = ['open', 'in_progress', 'resolved'] as const;
export type PainPointStatus = (typeof PAIN_POINT_STATUSES)[number];

export const IMPACT = { minimum: 1, maximum: 10, step: 1, default: 5 } as const;
