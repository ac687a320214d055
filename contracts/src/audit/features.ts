/** What auditors call the kinds of records, by the category of their streams. A new category adds its line; without one its own name is shown. */
const FEATURE_LABELS = {
  person: 'People',
  account: 'Accounts',
  message: 'Messages',
  import: 'Imports of people',
  meeting: '1:1 meetings',
  wellbeingCheckIn: 'Pulse checks',
  managerAlert: 'Alerts about teams',
  pulseAnnouncement: 'Attributed pulse checks',
  painPoint: 'Pain points',
  onboarding: 'Onboarding',
  onboardingTemplate: 'Onboarding templates',
  insight: 'ALEX insights',
  insightRule: 'ALEX rules',
  languageModel: 'Language model',
  wording: 'Words of the language model',
  notification: 'Notifications',
  inbox: 'Notification choices',
  notificationEmail: 'E-mails',
  performanceReview: 'Performance reviews',
  review360: '360 reviews',
  timelineEntry: 'Performance timeline',
  careerMilestone: 'Career milestones',
  skipLevelMeeting: 'Skip-level meetings',
  timeOff: 'Time off',
  timeOffPolicy: 'Time-off policy',
  calendarFeed: 'Calendar feeds',
  recognition: 'Recognition',
  recognitionCategory: 'Recognition categories',
  pointsAccount: 'Points',
  rewardTier: 'Reward tiers',
  reward: 'Rewards',
  organizationalMilestone: 'Organizational milestones',
  leadershipCohort: 'Leadership cohorts',
  celebrations: 'Celebrations',
  weeklyDigest: 'Weekly digests',
  savedSearch: 'Saved searches of auditors',
  auditSample: 'Samples of auditors',
  sensitiveView: 'Looks at sensitive data',
  seal: 'Checkpoints of the log',
  sealKey: 'Keys of the seal',
  logAlarm: 'Alarms of the log',
  evidence: 'Evidence bundles',
  erasure: 'Erasures and legal holds',
  subjectAccess: 'Archives of people’s data',
} as const;

/** The categories of streams that have a name. */
export const FEATURES = Object.keys(FEATURE_LABELS) as (keyof typeof FEATURE_LABELS)[];

/** A category of streams as people call it. */
export function featureLabel(category: string): string {
  return (FEATURE_LABELS as Readonly<Record<string, string>>)[category] ?? eventWords(category);
}

/** `MeetingHandedOver` as `Meeting handed over`; a number stands by itself. */
export function eventWords(type: string): string {
  const words = type.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The category of a stream: `meeting` of `meeting-<id>`. */
export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-');
  return dash < 0 ? stream : stream.slice(0, dash);
}

/** A field as people read it: `employeeId` is the employee. */
export function fieldWords(field: string): string {
  return eventWords(field.replace(/(.)Ids?$/, '$1'));
}
