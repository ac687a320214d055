import type { Role } from '@annals/contracts/kernel/roles';

interface SidebarItem {
  readonly label: string;
  readonly path: string;
  readonly for: readonly Role[];
}

const ALL: readonly Role[] = ['employee', 'manager', 'leader', 'admin', 'auditor'];
/** Everyone whose work the product is about; the auditor reads the log alone. */
const STAFF: readonly Role[] = ['employee', 'manager', 'leader', 'admin'];

/** What is in the sidebar, group by group. A new screen adds its line. */
const SIDEBAR: readonly SidebarItem[] = [
  { label: 'Overview', path: '/', for: STAFF },
  { label: 'ALEX Insights', path: '/ai-insights', for: STAFF },
  { label: '1:1 Meetings', path: '/meetings', for: STAFF },
  { label: 'Pulse Check', path: '/wellbeing', for: STAFF },
  { label: 'Time Off', path: '/time-off', for: STAFF },
  { label: 'Onboarding', path: '/onboarding', for: STAFF },
  { label: 'Team Management', path: '/team', for: ['manager', 'leader'] },
  { label: 'Performance', path: '/performance', for: STAFF },
  { label: '360 Reviews', path: '/reviews-360', for: STAFF },
  { label: 'Performance Reviews', path: '/performance-reviews', for: STAFF },
  { label: 'Recognition', path: '/recognition', for: STAFF },
  { label: 'Leadership Cohorts', path: '/cohorts', for: STAFF },
  { label: 'Org Chart', path: '/people', for: STAFF },
  { label: 'Pain Points', path: '/pain-points', for: STAFF },
  { label: 'Administration', path: '/admin', for: ['admin'] },
  { label: 'Access Reviews', path: '/access-reviews', for: ['manager', 'leader', 'admin', 'auditor'] },
  { label: 'Event log', path: '/audit', for: ['auditor'] },
  { label: 'Settings', path: '/settings', for: ALL },
];

/** What a person with this role finds in the sidebar. */
export function sidebarOf(role: Role): readonly SidebarItem[] {
  return SIDEBAR.filter((item) => item.for.includes(role));
}

/** The heading of the screen an item leads to where it is not the label. */
const TITLES: Readonly<Record<string, string>> = {
  Performance: 'Performance & Career',
  '360 Reviews': '360° Performance Reviews',
  Recognition: 'Recognition & Rewards',
  Onboarding: 'Onboarding Center',
};

/** The heading of the screen an item leads to; those who lead have a dashboard of their own. */
export function titleOf({ label }: SidebarItem, role: Role): string {
  if (label === 'Overview' && (role === 'manager' || role === 'leader')) return 'Manager Dashboard';
  return TITLES[label] ?? label;
}
