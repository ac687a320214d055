import { DEFAULT_TIER_NAME } from '@annals/contracts/features/rewards/constants';
import type { LeaderboardEntry } from '@annals/contracts/features/rewards/views';
import { ROLE_LABELS } from '@annals/contracts/kernel/roles';
import { TrophyIcon } from '@blueprintjs/icons';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useRewardsLeaderboardQuery } from './api';
import { Person } from './Person';
import { leaderboardTexts, points } from './texts';

const TROPHIES = ['gold', 'silver', 'bronze'] as const;

/** The ten people with the most points. */
export function Leaderboard(): React.JSX.Element {
  const query = useRewardsLeaderboardQuery();
  return (
    <Card title={leaderboardTexts.title}>
      <QueryList
        list={query}
        texts={leaderboardTexts}
        rows={10}
        empty={
          <EmptyState
            icon={<TrophyIcon size={20} />}
            title={leaderboardTexts.emptyTitle}
            sentence={leaderboardTexts.emptySentence}
          />
        }
      >
        {(entries) => (
          <ol className="leaderboard">
            {entries.map((entry, index) => (
              <Entry key={entry.id} entry={entry} index={index} />
            ))}
          </ol>
        )}
      </QueryList>
    </Card>
  );
}

function Entry({ entry, index }: { entry: LeaderboardEntry; index: number }): React.JSX.Element {
  const trophy = TROPHIES[index];
  return (
    <li className="leader">
      <span className="leader__rank">
        <span className="visually-hidden">{leaderboardTexts.rank(index + 1)}</span>
        {trophy === undefined ? (
          <span aria-hidden="true">{index + 1}</span>
        ) : (
          <TrophyIcon
            className={`leader__trophy leader__trophy--${trophy}`}
            size={20}
            title={leaderboardTexts.trophies[index] ?? false}
          />
        )}
      </span>
      <span className="leader__person">
        <Person person={entry} />
        <span className="leader__role">{ROLE_LABELS[entry.role]}</span>
      </span>
      <Badge tone={entry.currentTier?.badgeColor ?? 'grey'}>
        {entry.currentTier?.name ?? DEFAULT_TIER_NAME}
      </Badge>
      <span className="leader__points">{points(entry.totalPoints)}</span>
    </li>
  );
}
