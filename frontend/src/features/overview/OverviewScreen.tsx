import { audienceOf, greeting, leadWords } from '@annals/contracts/features/dashboard/words';
import { useCurrentUser } from '../../session/current-user';
import { shownTimeZone } from '../../time/shown-zone';
import { InsightsPanel } from '../insights/InsightsPanel';
import { RecentPainPointsCard } from '../pain-points/RecentPainPointsCard';
import { UpcomingReviewsCard } from '../performance-reviews/UpcomingReviewsCard';
import { SkipLevelReminderDialog } from '../skip-level/SkipLevelReminderDialog';
import { MeetingCards } from './MeetingCards';
import { QuickActionsCard } from './QuickActionsCard';
import { RecentActivityCard } from './RecentActivityCard';
import { StatsRow } from './StatsRow';
import { TrendsCard } from './TrendsCard';
import './overview.css';

/** The dashboard: figures, trends, what is next and what just happened; of the organization, of the reader's people, or of the reader. */
export default function OverviewScreen(): React.JSX.Element {
  const { firstName, role } = useCurrentUser();
  const audience = audienceOf(role);
  return (
    <>
      <SkipLevelReminderDialog />
      <div className="overview-head">
        <h2 className="overview-head__greeting">{greeting(firstName, shownTimeZone())}</h2>
        <p>{leadWords[audience]}</p>
      </div>
      <StatsRow audience={audience} />
      <div className="screen-grid screen-grid--two">
        <div className="screen-grid in-order">
          <TrendsCard audience={audience} />
          <MeetingCards />
          <RecentPainPointsCard />
        </div>
        <div className="screen-grid in-order">
          <InsightsPanel />
          <UpcomingReviewsCard />
          <QuickActionsCard />
          <RecentActivityCard />
        </div>
      </div>
    </>
  );
}
