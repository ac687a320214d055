import { decimal } from '@annals/contracts/kernel/text';
import { CalendarIcon, PeopleIcon, TimelineLineChartIcon } from '@blueprintjs/icons';
import { ErrorState } from '../../ui/ErrorState';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { useTeamSummaryQuery } from './api';
import { texts } from './texts';

/** How many they are, how many 1:1s this week holds, and how their reviews turned out. */
export function TeamSummaryCards(): React.JSX.Element {
  const { data, error, refetch } = useTeamSummaryQuery();
  if (!data && error !== undefined)
    return <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <StatCardSkeletons label={texts.summaryLoading} count={3} />;
  const { members, meetingsThisWeek, averageRating } = data;
  return (
    <StatCards label={texts.summary}>
      <StatCard {...texts.members} value={members} icon={<PeopleIcon />} />
      <StatCard {...texts.meetings} value={meetingsThisWeek} icon={<CalendarIcon />} />
      <StatCard
        label={texts.rating.label}
        value={averageRating === null ? texts.rating.none : decimal(averageRating)}
        caption={averageRating === null ? texts.rating.noneCaption : texts.rating.caption}
        icon={<TimelineLineChartIcon />}
      />
    </StatCards>
  );
}
