import { may } from '@annals/contracts/permissions';
import type { Role } from '@annals/contracts/kernel/roles';
import {
  AirplaneIcon,
  CalendarIcon,
  CogIcon,
  DashboardIcon,
  EndorsedIcon,
  FollowerIcon,
  HeartIcon,
  HistoryIcon,
  IssueIcon,
  LearningIcon,
  LightbulbIcon,
  PeopleIcon,
  SettingsIcon,
  TrendingUpIcon,
  StarIcon,
} from '@blueprintjs/icons';
import { lazy } from 'react';
import { APP_PATHS } from '../entry/app-paths';

/** One screen: where it is, what it is called, who it is for. Each is its own chunk. */
export interface Screen {
  readonly paths: readonly string[];
  readonly label: string;
  /** Its title where that is not the label. */
  readonly titleFor?: (role: Role) => string;
  readonly isFor: (role: Role) => boolean;
  /** Who finds it in the sidebar, where that is not everyone it is for. */
  readonly isListedFor?: (role: Role) => boolean;
  readonly Component: React.LazyExoticComponent<() => React.JSX.Element>;
  /** Its icon in the sidebar; screens without one are reached from another screen. */
  readonly Icon?: typeof CalendarIcon;
  /** Found in the palette though it is not in the sidebar. */
  readonly isInPalette?: true;
}

/** Every screen there is, in the order of the sidebar. A new feature adds its lines here. */
export const SCREENS: readonly Screen[] = [
  {
    paths: [APP_PATHS.overview, APP_PATHS.dashboard],
    label: 'Overview',
    titleFor: (role) => (leadsPeople(role) ? 'Manager Dashboard' : 'Overview'),
    isFor: (role) => may(role, 'meetings:see'),
    Component: lazy(() => import('../features/overview/OverviewScreen')),
    Icon: DashboardIcon,
  },
  {
    paths: [APP_PATHS.performance],
    label: 'Performance',
    titleFor: () => 'Performance & Career',
    isFor: (role) => may(role, 'performance:see'),
    Component: lazy(() => import('../features/performance/PerformanceScreen')),
    Icon: TrendingUpIcon,
  },
  {
    paths: [APP_PATHS.reviews360, APP_PATHS.review360Feedback, APP_PATHS.review360Results],
    label: '360 Reviews',
    titleFor: () => '360° Performance Reviews',
    isFor: (role) => may(role, 'reviews-360:take-part'),
    Component: lazy(() => import('../features/reviews-360/Reviews360Screen')),
    Icon: EndorsedIcon,
  },
  {
    paths: [APP_PATHS.recognition],
    label: 'Recognition',
    titleFor: () => 'Recognition & Rewards',
    isFor: (role) => may(role, 'recognition:see'),
    Component: lazy(() => import('../features/recognition/RecognitionScreen')),
    Icon: StarIcon,
  },
  {
    paths: [APP_PATHS.team],
    label: 'Team Management',
    isFor: (role) => may(role, 'dashboard:see'),
    isListedFor: (role) => may(role, 'people:see-team'),
    Component: lazy(() => import('../features/team/TeamScreen')),
    Icon: PeopleIcon,
  },
  {
    paths: [APP_PATHS.teamReport],
    label: 'Team report',
    isFor: (role) => may(role, 'people:see-team'),
    Component: lazy(() => import('../features/team/report/TeamReportScreen')),
  },
  {
    paths: [APP_PATHS.meetings],
    label: '1:1 Meetings',
    isFor: (role) => may(role, 'meetings:see'),
    Component: lazy(() => import('../features/conversations/MeetingsScreen')),
    Icon: CalendarIcon,
  },
  {
    paths: [APP_PATHS.meeting],
    label: '1:1 Meeting',
    isFor: (role) => may(role, 'meetings:see'),
    Component: lazy(() => import('../features/meetings/detail/MeetingScreen')),
  },
  {
    paths: [APP_PATHS.performanceReviews],
    label: 'Performance Reviews',
    isFor: (role) => may(role, 'performance-reviews:see'),
    Component: lazy(() => import('../features/performance-reviews/PerformanceReviewsScreen')),
    isInPalette: true,
  },
  {
    paths: [APP_PATHS.performanceReview],
    label: 'Performance Review',
    isFor: (role) => may(role, 'performance-reviews:see'),
    Component: lazy(() => import('../features/performance-reviews/detail/PerformanceReviewScreen')),
  },
  {
    paths: [APP_PATHS.skipLevelMeeting],
    label: 'Skip-level Meeting',
    isFor: (role) => may(role, 'skip-level:see'),
    Component: lazy(() => import('../features/skip-level/detail/SkipLevelScreen')),
  },
  {
    paths: [APP_PATHS.wellbeing],
    label: 'Pulse Check',
    isFor: (role) => may(role, 'wellbeing:see'),
    Component: lazy(() => import('../features/wellbeing/WellbeingScreen')),
    Icon: HeartIcon,
  },
  {
    paths: [APP_PATHS.timeOff],
    label: 'Time Off',
    isFor: (role) => may(role, 'time-off:request'),
    Component: lazy(() => import('../features/time-off/TimeOffScreen')),
    Icon: AirplaneIcon,
  },
  {
    paths: [APP_PATHS.onboarding],
    label: 'Onboarding',
    titleFor: () => 'Onboarding Center',
    isFor: (role) => may(role, 'onboarding:see-own'),
    Component: lazy(() => import('../features/onboarding/OnboardingScreen')),
    Icon: FollowerIcon,
  },
  {
    paths: [APP_PATHS.painPoints],
    label: 'Pain Points',
    isFor: (role) => may(role, 'pain-points:see'),
    Component: lazy(() => import('../features/pain-points/PainPointsScreen')),
    Icon: IssueIcon,
  },
  {
    paths: [APP_PATHS.painPoint],
    label: 'Pain Point',
    isFor: (role) => may(role, 'pain-points:see'),
    Component: lazy(() => import('../features/pain-points/detail/PainPointScreen')),
  },
  {
    paths: [APP_PATHS.insights],
    label: 'ALEX Insights',
    isFor: (role) => may(role, 'insights:see-own'),
    Component: lazy(() => import('../features/insights/InsightsScreen')),
    Icon: LightbulbIcon,
  },
  {
    paths: [APP_PATHS.cohorts],
    label: 'Leadership Cohorts',
    isFor: (role) => may(role, 'cohorts:see'),
    Component: lazy(() => import('../features/cohorts/CohortsScreen')),
    Icon: LearningIcon,
  },
  {
    paths: [APP_PATHS.cohort],
    label: 'Leadership Cohort',
    isFor: (role) => may(role, 'cohorts:see'),
    Component: lazy(() => import('../features/cohorts/detail/CohortScreen')),
  },
  {
    paths: [APP_PATHS.administration, APP_PATHS.administrationSection, APP_PATHS.administrationItem],
    label: 'Administration',
    isFor: (role) => may(role, 'operations:see'),
    Component: lazy(() => import('../features/administration/AdministrationScreen')),
    Icon: SettingsIcon,
  },
  {
    paths: [APP_PATHS.eventLog],
    label: 'Event log',
    isFor: (role) => may(role, 'events:see'),
    Component: lazy(() => import('../features/audit/explorer/ExplorerScreen')),
    Icon: HistoryIcon,
  },
  {
    paths: [APP_PATHS.auditEvent],
    label: 'Event',
    isFor: (role) => may(role, 'events:see'),
    Component: lazy(() => import('../features/audit/event/EventScreen')),
  },
  {
    paths: [APP_PATHS.auditRecord],
    label: 'Record',
    isFor: (role) => may(role, 'events:see'),
    Component: lazy(() => import('../features/audit/record/AuditRecordScreen')),
  },
  {
    paths: [APP_PATHS.auditLists],
    label: 'As of',
    isFor: (role) => may(role, 'events:see'),
    Component: lazy(() => import('../features/audit/record/ListAsOfScreen')),
    isInPalette: true,
  },
  {
    paths: [APP_PATHS.auditSamples],
    label: 'Samples',
    isFor: (role) => may(role, 'audit:work'),
    Component: lazy(() => import('../features/audit/samples/SamplesScreen')),
    isInPalette: true,
  },
  {
    paths: [APP_PATHS.auditSample],
    label: 'Sample',
    isFor: (role) => may(role, 'audit:work'),
    Component: lazy(() => import('../features/audit/samples/SampleScreen')),
  },
  {
    paths: [APP_PATHS.evidence],
    label: 'Evidence',
    isFor: (role) => may(role, 'evidence:export'),
    Component: lazy(() => import('../features/audit/evidence/EvidenceScreen')),
    isInPalette: true,
  },
  {
    paths: [APP_PATHS.notifications],
    label: 'Notifications',
    isFor: (role) => may(role, 'notifications:see-own'),
    Component: lazy(() => import('../features/notifications/NotificationsScreen')),
  },
  // Last in the sidebar, for everyone who is signed in.
  {
    paths: [APP_PATHS.settings, APP_PATHS.settingsSection],
    label: 'Settings',
    isFor: () => true,
    Component: lazy(() => import('../features/settings/SettingsScreen')),
    Icon: CogIcon,
  },
];

/** Whether this role has people to meet. */
function leadsPeople(role: Role): boolean {
  return may(role, 'meetings:schedule');
}

/** Where a screen is found in the sidebar and the palette. */
export function mainPath(screen: Screen): string {
  return screen.paths[0] ?? APP_PATHS.overview;
}

/** The screens a person with this role finds in the sidebar. */
export function navigationFor(role: Role): readonly Screen[] {
  return SCREENS.filter(({ Icon, isFor, isListedFor = isFor }) => Icon !== undefined && isListedFor(role));
}

/** The screens a person with this role finds in the palette: those of the sidebar and a few more. */
export function paletteScreensFor(role: Role): readonly Screen[] {
  const listed = navigationFor(role);
  return SCREENS.filter(
    (screen) => listed.includes(screen) || (screen.isInPalette === true && screen.isFor(role)),
  );
}
