/** The cache tags: what a browser holds, and what the server says has moved. */
export const TAGS = [
  'Session',
  'People',
  'Imports',
  'Meetings',
  'Notifications',
  'PerformanceReviews',
  'PerformanceTimeline',
  'CareerMilestones',
  'Summaries',
  'Projections',
  'SkipLevel',
  'Wellbeing',
  'PainPoints',
  'Insights',
  'TimeOff',
  'CalendarFeeds',
  'Recognitions',
  'RecognitionCatalogues',
  'OrganizationalMilestones',
  'Points',
] as const;
export type Tag = (typeof TAGS)[number];
