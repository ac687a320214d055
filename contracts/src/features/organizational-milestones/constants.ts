import { translated } from '../../kernel/text';

export const MILESTONE_STATUSES = ['planned', 'in_progress', 'achieved', 'cancelled'] as const;
export type OrganizationalMilestoneStatus = (typeof MILESTONE_STATUSES)[number];

export const MILESTONE_TYPES = [
  'company',
  'product',
  'customer',
  'financial',
  'culture',
  'anniversary',
] as const;
export type OrganizationalMilestoneType = (typeof MILESTONE_TYPES)[number];

export const MILESTONE_TYPE_LABELS: Readonly<Record<OrganizationalMilestoneType, string>> = translated({
  company: 'Company',
  product: 'Product',
  customer: 'Customers',
  financial: 'Finance',
  culture: 'Culture',
  anniversary: 'Anniversary',
});
