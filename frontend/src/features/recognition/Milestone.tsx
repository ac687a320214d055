import {
  MILESTONE_TYPE_LABELS,
  type OrganizationalMilestoneStatus,
} from '@annals/contracts/features/organizational-milestones/constants';
import type { OrganizationalMilestoneView } from '@annals/contracts/features/organizational-milestones/views';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { calendarDay } from '../../time/format';
import { MILESTONE_LABELS, milestoneTexts, points } from './texts';

const TONES: Readonly<Record<OrganizationalMilestoneStatus, BadgeTone>> = {
  achieved: 'green',
  in_progress: 'blue',
  planned: 'grey',
  cancelled: 'grey',
};

interface MilestoneProps {
  readonly milestone: OrganizationalMilestoneView;
  /** What can be done with it. */
  readonly actions?: React.ReactNode;
}

/** One milestone: what it is, how far, and how it is celebrated. */
export function Milestone({ milestone, actions }: MilestoneProps): React.JSX.Element {
  const { title, status, description, pointsReward, targetDate, achievedDate, celebrationPlan } = milestone;
  return (
    <li className="org-milestone">
      <div className="recognition__head">
        <h3 className="recognition__title">{title}</h3>
        <Status tone={TONES[status]}>{MILESTONE_LABELS[status]}</Status>
      </div>
      <p className="recognition__description">{description}</p>
      {milestone.cancelledBecause !== null && (
        <p className="recognition__declined">{milestoneTexts.cancelled(milestone.cancelledBecause)}</p>
      )}
      <dl className="org-milestone__facts">
        <Fact name={milestoneTexts.type}>{MILESTONE_TYPE_LABELS[milestone.milestoneType]}</Fact>
        {pointsReward > 0 && <Fact name={milestoneTexts.reward}>{points(pointsReward)}</Fact>}
        <Fact name={milestoneTexts.eligible}>
          {milestone.eligible.length === 0
            ? milestoneTexts.everybody
            : milestone.eligible.map(({ name }) => name).join(', ')}
        </Fact>
        <Fact name={milestoneTexts.target}>{calendarDay(targetDate)}</Fact>
        {achievedDate !== null && <Fact name={milestoneTexts.achieved}>{calendarDay(achievedDate)}</Fact>}
        {celebrationPlan !== '' && <Fact name={milestoneTexts.celebration}>{celebrationPlan}</Fact>}
      </dl>
      {actions}
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
