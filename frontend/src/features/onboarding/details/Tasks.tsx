import {
  CHECK_LABELS,
  ONBOARDING_CHECKS,
  onboardingTitle,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail, OnboardingTask } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { TickItem } from '../../../ui/TickItem';
import { useOnboardingAddTaskMutation, useOnboardingRemoveTaskMutation } from '../api';
import { useSetTask } from '../useChangeOnboarding';
import { AddTaskForm } from './AddTaskForm';
import { changeTexts, taskTexts } from './texts';

/** What is to be done beside the five steps: what everybody has, what comes with the role, what was added. */
export function Tasks({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { setTask, isPending } = useSetTask(workflow.id);
  const isFixed = !workflow.allowed.run || workflow.status !== 'active' || isPending;
  const tick = (taskId: string) => (done: boolean) => void setTask(taskId, { done });
  const item = (task: OnboardingTask) => (
    <TickItem
      key={task.id}
      text={onboardingTitle(task.title)}
      facts={[]}
      isTicked={task.done}
      isFixed={isFixed}
      onTick={tick(task.id)}
      action={task.added && workflow.allowed.run && <RemoveTask workflowId={workflow.id} task={task} />}
    />
  );
  const { roleSpecificTasks, customTasks } = workflow;
  return (
    <Card title={taskTexts.title}>
      <TaskGroup title={taskTexts.always}>
        {ONBOARDING_CHECKS.map((check) => (
          <TickItem
            key={check}
            text={CHECK_LABELS[check]}
            facts={[]}
            isTicked={workflow[check]}
            isFixed={isFixed}
            onTick={tick(check)}
          />
        ))}
      </TaskGroup>
      {roleSpecificTasks.length > 0 && (
        <TaskGroup title={taskTexts.roleSpecific}>{roleSpecificTasks.map(item)}</TaskGroup>
      )}
      {customTasks.length > 0 && <TaskGroup title={taskTexts.custom}>{customTasks.map(item)}</TaskGroup>}
      {workflow.allowed.run && <AddTaskForm workflowId={workflow.id} />}
    </Card>
  );
}

function TaskGroup({ title, children }: { title: string; children: React.ReactNode }): React.JSX.Element {
  return (
    <>
      <h3 className="onboarding-group">{title}</h3>
      <ul className="item-list">{children}</ul>
    </>
  );
}

function RemoveTask({ workflowId, task }: { workflowId: string; task: OnboardingTask }): React.JSX.Element {
  const [remove] = useOnboardingRemoveTaskMutation();
  const [add] = useOnboardingAddTaskMutation();
  const { attempt, isPending } = useAttempt({ failed: changeTexts.failed, done: changeTexts.taskDone });
  return (
    <Button
      variant="minimal"
      icon={<CrossIcon />}
      aria-label={taskTexts.remove(onboardingTitle(task.title))}
      disabled={isPending}
      onClick={() =>
        void attempt(() => remove({ workflowId, taskId: task.id }).unwrap(), {
          // Added again it is to be done again.
          ...(!task.done && { undo: () => add({ workflowId, title: task.title }).unwrap() }),
        })
      }
    />
  );
}
