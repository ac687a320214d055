import {
  MILESTONE_TYPE_LABELS,
  type OrganizationalMilestoneStatus,
} from '@annals/contracts/organizational-milestones/constants';
import type { OrganizationalMilestoneRow } from '@annals/contracts/organizational-milestones/views';
import { FlagIcon } from '@blueprintjs/icons';
import { Badge, type BadgeTone } from '../design/Badge';
import { Card } from '../design/Card';
import { EmptyFace } from '../design/EmptyFace';
import { ListFaces } from '../design/ListFaces';
import { calendarDay } from '../time/format';
import { useOrganizationalMilestonesListQuery } from './api';
import { MILESTONE_LABELS, milestoneTexts, points } from './texts';

export const MILESTONE_TONES: Readonly<Record<OrganizationalMilestoneStatus, BadgeTone>> = {
  achieved: 'green',
  in_progress: 'blue',
  planned: 'grey',
  cancelled: 'grey',
};

/** What the organisation set out for and achieved. */
export function Milestones(): React.JSX.Element {
  const { data, error, refetch } = useOrganizationalMilestonesListQuery();
  return (
    <Card title={milestoneTexts.title}>
      <ListFaces
        items={data}
        error={error}
        onRetry={() => void refetch()}
        texts={milestoneTexts}
        empty={
          <EmptyFace
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
      </ListFaces>
    </Card>
  );
}

function Milestone({ milestone }: { milestone: OrganizationalMilestoneRow }): React.JSX.Element {
  const { title, status, description, pointsReward, targetDate, achievedDate, celebrationPlan } = milestone;
  return (
    <li className="org-milestone">
      <div className="recognition__head">
        <h3 className="recognition__title">{title}</h3>
        <Badge tone={MILESTONE_TONES[status]}>{MILESTONE_LABELS[status]}</Badge>
      </div>
      <p className="recognition__description">{description}</p>
      {milestone.cancelledBecause !== null && (
        <p className="recognition__declined">{milestoneTexts.cancelled(milestone.cancelledBecause)}</p>
      )}
      <dl className="org-milestone__facts">
        <Fact name={milestoneTexts.type}>{MILESTONE_TYPE_LABELS[milestone.milestoneType]}</Fact>
        {pointsReward > 0 && <Fact name={milestoneTexts.reward}>{points(pointsReward)}</Fact>}
        <Fact name={milestoneTexts.target}>{calendarDay(targetDate)}</Fact>
        {achievedDate !== null && <Fact name={milestoneTexts.achieved}>{calendarDay(achievedDate)}</Fact>}
        {celebrationPlan !== '' && <Fact name={milestoneTexts.celebration}>{celebrationPlan}</Fact>}
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }): React.JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
