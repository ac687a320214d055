import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { Button } from '@blueprintjs/core';
import type { MilestoneAction } from './milestone-action';
import { actionTexts } from './texts';
import { useChangeMilestone } from './useChangeMilestone';

interface MilestoneActionsProps {
  readonly milestone: CareerMilestoneView;
  readonly onAct: (action: MilestoneAction) => void;
  readonly onPlanNext: () => void;
}

/** What the reader may do with a milestone now. */
export function MilestoneActions({ milestone, onAct, onPlanNext }: MilestoneActionsProps): React.JSX.Element {
  const { change, isPending } = useChangeMilestone(milestone.id);
  const { start, conclude, note } = milestone.allowed;
  const isConcluded = !start && !conclude;
  const main: readonly (readonly [MilestoneAction, string])[] = [
    ...(conclude ? ([['achieve', actionTexts.achieve]] as const) : []),
    ...(note === null ? [] : ([['note', actionTexts.note]] as const)),
  ];
  const others: readonly (readonly [MilestoneAction, string])[] = [
    ...(conclude
      ? ([
          ['miss', actionTexts.miss],
          ['move', actionTexts.move],
          ['cancel', actionTexts.cancel],
        ] as const)
      : []),
    ['history', actionTexts.history],
  ];
  return (
    <div className="milestone__actions">
      {start && (
        <Button
          size="small"
          text={actionTexts.start}
          aria-label={actionTexts.ofMilestone(actionTexts.start, milestone.title)}
          loading={isPending}
          onClick={() => void change({ status: 'in_progress' })}
        />
      )}
      {main.map(([action, label]) => (
        <Button
          key={action}
          size="small"
          text={label}
          aria-label={actionTexts.ofMilestone(label, milestone.title)}
          onClick={() => onAct(action)}
        />
      ))}
      {isConcluded && note === 'manager' && milestone.nextMilestoneId === null && (
        <Button
          size="small"
          text={actionTexts.next}
          aria-label={actionTexts.ofMilestone(actionTexts.next, milestone.title)}
          onClick={onPlanNext}
        />
      )}
      {others.map(([action, label]) => (
        <Button
          key={action}
          variant="minimal"
          size="small"
          text={label}
          aria-label={actionTexts.ofMilestone(label, milestone.title)}
          onClick={() => onAct(action)}
        />
      ))}
    </div>
  );
}
