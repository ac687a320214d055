import { decimal } from '@annals/contracts/kernel/text';
import { HeartIcon, IssueIcon, PeopleIcon, ClipboardIcon } from '@blueprintjs/icons';
import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import type { Audience } from './audience';
import { useDashboardStatsQuery } from './api';
import { statTexts } from './texts';

const CARDS = 4;

/** The four figures of the dashboard with their computed captions. */
export function StatsRow({ audience }: { audience: Audience }): React.JSX.Element {
  const query = useDashboardStatsQuery();
  return (
    <Loaded
      query={query}
      texts={statTexts}
      skeleton={<StatCardSkeletons label={statTexts.loading} count={CARDS} />}
    >
      {(data) => {
        const { teamMembers, joinedThisMonth, pendingReviews, reviewsDueThisWeek, painPoints } = data;
        return (
          <StatCards label={statTexts.label}>
            <StatCard
              label={statTexts.members[audience]}
              value={teamMembers}
              icon={<PeopleIcon />}
              {...(joinedThisMonth > 0 && { caption: statTexts.joined(joinedThisMonth), tone: 'good' })}
            />
            <StatCard
              label={statTexts.reviews}
              value={pendingReviews}
              icon={<ClipboardIcon />}
              {...(reviewsDueThisWeek > 0 && { caption: statTexts.due, tone: 'attention' })}
            />
            <StatCard
              label={statTexts.wellbeing}
              value={data.wellbeingScore === null ? 0 : decimal(data.wellbeingScore)}
              icon={<HeartIcon />}
              {...wellbeingCaption(data.wellbeingScore, data.wellbeingChange)}
            />
            <StatCard
              label={statTexts.painPoints}
              value={painPoints}
              icon={<IssueIcon />}
              {...(painPoints > 0 && { caption: statTexts.attention, tone: 'attention' })}
            />
          </StatCards>
        );
      }}
    </Loaded>
  );
}

function wellbeingCaption(score: number | null, change: number | null) {
  if (score === null) return { caption: statTexts.tooFew };
  if (change === null) return {};
  return { caption: statTexts.change(change), tone: change < 0 ? 'attention' : 'good' } as const;
}
