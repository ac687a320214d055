/** The addresses of the application's screens; `:name` stands for one path segment. */
export const APP_PATHS = {
  overview: '/',
  dashboard: '/dashboard',
  meetings: '/meetings',
  meeting: '/meetings/:meetingId',
  skipLevelMeeting: '/meetings/skip-level/:meetingId',
  performance: '/performance',
  team: '/team',
  teamReport: '/team/report',
  performanceReviews: '/performance-reviews',
  performanceReview: '/performance-reviews/:reviewId',
  reviews360: '/reviews-360',
  review360Feedback: '/reviews-360/:reviewId/feedback',
  review360Results: '/reviews-360/:reviewId/results',
  notifications: '/notifications',
  settings: '/settings',
  settingsSection: '/settings/:section',
  wellbeing: '/wellbeing',
  onboarding: '/onboarding',
  painPoints: '/pain-points',
  painPoint: '/pain-points/:painPointId',
  timeOff: '/time-off',
  insights: '/ai-insights',
  recognition: '/recognition',
  cohorts: '/cohorts',
  cohort: '/cohorts/:cohortId',
  administration: '/admin',
  administrationSection: '/admin/:section',
  administrationItem: '/admin/:section/:item',
  eventLog: '/audit',
  auditEvent: '/audit/events/:eventId',
  auditRecord: '/audit/records/:stream',
  auditLists: '/audit/as-of',
  auditSamples: '/audit/samples',
  auditSample: '/audit/samples/:sampleId',
  evidence: '/audit/evidence',
} as const;

/** The address of one meeting's own view. */
export function meetingPath(meetingId: string): string {
  return APP_PATHS.meeting.replace(':meetingId', meetingId);
}

/** The address of one person's timeline and milestones. */
export function performancePath(employeeId: string, tab?: string): string {
  const whose = new URLSearchParams({ ...(tab !== undefined && { tab }), employee: employeeId });
  return `${APP_PATHS.performance}?${whose.toString()}`;
}

/** The address of one leadership cohort's own view. */
export function cohortPath(cohortId: string): string {
  return APP_PATHS.cohort.replace(':cohortId', cohortId);
}

/** The address of one performance review's own view. */
export function performanceReviewPath(reviewId: string): string {
  return APP_PATHS.performanceReview.replace(':reviewId', reviewId);
}

/** The address of one skip-level meeting's own view. */
export function skipLevelMeetingPath(meetingId: string): string {
  return APP_PATHS.skipLevelMeeting.replace(':meetingId', meetingId);
}

/** The address of the reader's own part in a 360-degree review. */
export function review360FeedbackPath(reviewId: string): string {
  return APP_PATHS.review360Feedback.replace(':reviewId', reviewId);
}

/** The address of the released results of a 360-degree review. */
export function review360ResultsPath(reviewId: string): string {
  return APP_PATHS.review360Results.replace(':reviewId', reviewId);
}

/** The sections of Settings, in their order; the first is what Settings open with. */
export const SETTINGS_SECTIONS = [
  'profile',
  'password',
  'notifications',
  'appearance',
  'calendar',
  'devices',
  'data-access',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The address of a section of Settings. */
export function settingsPath(section: SettingsSection): string {
  return APP_PATHS.settingsSection.replace(':section', section);
}

/** The address of one pain point's own view. */
export function painPointPath(painPointId: string): string {
  return APP_PATHS.painPoint.replace(':painPointId', painPointId);
}

/** The sections of the administration that others link to. */
type AdministrationSection =
  | 'people'
  | 'approvals'
  | 'imports'
  | 'organisation'
  | 'catalogues'
  | 'emails'
  | 'privacy'
  | 'by-itself'
  | 'operations';

/** The address of a section of the administration, or of one thing in it. */
export function administrationPath(section: AdministrationSection, item?: string): string {
  const path = item === undefined ? APP_PATHS.administrationSection : APP_PATHS.administrationItem;
  return path.replace(':section', section).replace(':item', item ?? '');
}

/** Whether the application has a screen at this path. */
export function isAppPath(pathname: string): boolean {
  return Object.values(APP_PATHS).some((pattern) => matches(pattern, pathname));
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
