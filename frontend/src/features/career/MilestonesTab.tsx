import { may } from '@annals/contracts/permissions';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { Button } from '@blueprintjs/core';
import { FlagIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useCareerMilestonesInfiniteQuery } from './api';
import { Milestone } from './Milestone';
import type { Acting } from './milestone-action';
import { MilestoneDialogs } from './MilestoneDialogs';
import { PlanMilestoneDialog } from './PlanMilestoneDialog';
import { texts } from './texts';
import './career.css';

interface MilestonesTabProps {
  readonly whose: { readonly employeeId?: string };
  readonly isPlanning: boolean;
  readonly onPlan: () => void;
  /** Planned, or given up. */
  readonly onPlanned: () => void;
}

/** Milestones are tall: more at once are not looked at. */
const AT_ONCE = 12;

/** The 30-60-90-day milestones and quarterly reviews of one person or a team, latest due first. */
export function MilestonesTab({
  whose,
  isPlanning,
  onPlan,
  onPlanned,
}: MilestonesTabProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const [acting, setActing] = useState<Acting | null>(null);
  const [follows, setFollows] = useState<CareerMilestoneView | null>(null);
  const list = pagedList(useCareerMilestonesInfiniteQuery({ limit: AT_ONCE, ...whose }));
  const mayPlan = may(role, 'career:plan');
  const plan = mayPlan && <Button icon={<PlusIcon />} text={texts.plan} onClick={onPlan} />;
  return (
    <Card title={texts.title} action={plan}>
      <QueryList
        list={list}
        texts={texts}
        rows={4}
        empty={
          <EmptyState
            icon={<FlagIcon size={20} />}
            title={texts.emptyTitle}
            sentence={mayPlan ? texts.emptyForManagers : texts.emptyForOthers}
            action={plan}
          />
        }
      >
        {(milestones) => (
          <ul className="milestones">
            {milestones.map((milestone) => (
              <Milestone
                key={milestone.id}
                milestone={milestone}
                next={milestones.find(({ id }) => id === milestone.nextMilestoneId)}
                onAct={(action) => setActing({ action, milestone })}
                onPlanNext={() => {
                  setFollows(milestone);
                  onPlan();
                }}
              />
            ))}
          </ul>
        )}
      </QueryList>
      <MilestoneDialogs acting={acting} onClose={() => setActing(null)} />
      {mayPlan && (
        <PlanMilestoneDialog
          isOpen={isPlanning}
          employeeId={whose.employeeId ?? ''}
          follows={follows}
          onClose={() => {
            setFollows(null);
            onPlanned();
          }}
        />
      )}
    </Card>
  );
}
