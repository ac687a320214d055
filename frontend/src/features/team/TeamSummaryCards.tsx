import { decimal } from '@annals/contracts/kernel/text';
import { CalendarIcon, PeopleIcon, TimelineLineChartIcon } from '@blueprintjs/icons';
import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { useTeamSummaryQuery } from './api';
import { texts } from './texts';

/** How many they are, how many 1:1s this week holds, and how their reviews turned out. */
export function TeamSummaryCards(): React.JSX.Element {
  const query = useTeamSummaryQuery();
  return (
    <Loaded
      query={query}
      texts={texts}
      skeleton={<StatCardSkeletons label={texts.summaryLoading} count={3} />}
    >
      {(data) => {
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
      }}
    </Loaded>
  );
}
