import { figuresOf, type Audience } from '@annals/contracts/features/dashboard/words';
import { HeartIcon, IssueIcon, PeopleIcon, ClipboardIcon } from '@blueprintjs/icons';
import { Loaded } from '../../ui/Loaded';
import { StatCard, StatCards, StatCardSkeletons } from '../../ui/StatCard';
import { useDashboardStatsQuery } from './api';
import { statTexts } from './texts';

/** In the order of the figures. */
const ICONS = [
  <PeopleIcon key="members" />,
  <ClipboardIcon key="reviews" />,
  <HeartIcon key="wellbeing" />,
  <IssueIcon key="pains" />,
];

/** The four figures of the dashboard with their computed captions. */
export function StatsRow({ audience }: { audience: Audience }): React.JSX.Element {
  const query = useDashboardStatsQuery();
  return (
    <Loaded
      query={query}
      texts={statTexts}
      skeleton={<StatCardSkeletons label={statTexts.loading} count={ICONS.length} />}
    >
      {(data) => (
        <StatCards label={statTexts.label}>
          {figuresOf(data, audience).map((figure, index) => (
            <StatCard key={figure.label} {...figure} icon={ICONS[index]} />
          ))}
        </StatCards>
      )}
    </Loaded>
  );
}
