import { withinSentence } from '@annals/contracts/kernel/text';
import { MILESTONE_TYPE_LABELS } from '@annals/contracts/features/career/constants';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { useCurrentUser } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { calendarDay, exactDay } from '../../time/format';
import { dueIn } from '../../time/due';
import { MilestoneActions } from './MilestoneActions';
import type { MilestoneAction } from './milestone-action';
import { MilestoneFacts } from './MilestoneFacts';
import { isOverdue, STATUS_TONES } from './shown';
import { STATUS_LABELS, texts } from './texts';

interface MilestoneProps {
  readonly milestone: CareerMilestoneView;
  /** The one that comes after it, when that is in sight. */
  readonly next: CareerMilestoneView | undefined;
  readonly onAct: (action: MilestoneAction) => void;
  readonly onPlanNext: () => void;
}

/** One milestone: whose, how far, what is wanted, what came of it, and what both wrote. */
export function Milestone({ milestone, next, onAct, onPlanNext }: MilestoneProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const { title, description, status, milestoneType, dueDate, completedAt } = milestone;
  const isOwn = milestone.employeeId === id;
  const howFar =
    completedAt === null
      ? texts.due(dueIn(dueDate, milestone.today), calendarDay(dueDate))
      : texts.concludedOn(withinSentence(STATUS_LABELS[status]), exactDay(completedAt));
  return (
    <li className="milestone" id={`milestone-${milestone.id}`}>
      <div className="milestone__head">
        <Avatar name={isOwn ? milestone.managerName : milestone.employeeName} />
        <div className="milestone__words">
          <h3 className="milestone__title">{title}</h3>
          <p className="milestone__remarks">
            {isOwn ? (
              texts.with(milestone.managerName)
            ) : (
              <Link to={`${addressOf('performance')}?tab=milestones&employee=${milestone.employeeId}`}>
                {milestone.employeeName}
              </Link>
            )}{' '}
            · {howFar}
          </p>
        </div>
        <div className="milestone__badges">
          <Badge tone="blue">{MILESTONE_TYPE_LABELS[milestoneType]}</Badge>
          <Status tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Status>
          {isOverdue(milestone) && <Status tone="red">{texts.overdue}</Status>}
        </div>
      </div>
      {description !== null && <p className="milestone__description">{description}</p>}
      <MilestoneFacts milestone={milestone} isOwn={isOwn} />
      {milestone.nextMilestoneId !== null && (
        <p className="milestone__remarks">
          {texts.next} {next ? <a href={`#milestone-${next.id}`}>{next.title}</a> : texts.nextUnnamed}
        </p>
      )}
      <MilestoneActions milestone={milestone} onAct={onAct} onPlanNext={onPlanNext} />
    </li>
  );
}
