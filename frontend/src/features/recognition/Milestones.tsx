import { FlagIcon } from '@blueprintjs/icons';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useOrganizationalMilestonesListQuery } from './api';
import { Milestone } from './Milestone';
import { milestoneTexts } from './texts';

/** What the organization set out for and achieved. */
export function Milestones(): React.JSX.Element {
  const query = useOrganizationalMilestonesListQuery();
  return (
    <Card title={milestoneTexts.title}>
      <QueryList
        list={query}
        texts={milestoneTexts}
        empty={
          <EmptyState
            icon={<FlagIcon size={20} />}
            title={milestoneTexts.emptyTitle}
            sentence={milestoneTexts.emptySentence}
          />
        }
      >
        {(milestones) => (
          <ul>
            {milestones.map((milestone) => (
              <Milestone key={milestone.id} milestone={milestone} />
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
