import { onboardingTitle } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingView } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { PersonLink } from '../people/PersonLink';
import { useCurrentUser } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { currentStepWords } from './current-step';
import { OnboardingBadge } from './OnboardingBadge';
import { ProgressBar } from './ProgressBar';
import { listTexts } from './texts';

interface WorkflowItemProps {
  readonly workflow: OnboardingView;
  readonly onOpen: (workflowId: string) => void;
}

/** One onboarding of the list: whose, how far, what comes next. */
export function WorkflowItem({ workflow, onOpen }: WorkflowItemProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const { employeeName, managerName } = workflow;
  return (
    <li className="onboarding-item">
      <Avatar name={employeeName} />
      <div className="onboarding-item__words">
        <div className="onboarding-item__title">
          <strong>
            <PersonLink id={workflow.employeeId} name={employeeName} />
          </strong>
          <OnboardingBadge status={workflow.status} />
        </div>
        <p className="onboarding-item__facts">
          <span>{currentStepWords(workflow)}</span>
          <span>{onboardingTitle(workflow.templateName)}</span>
          {workflow.managerId !== id && <span>{listTexts.runBy(managerName)}</span>}
        </p>
      </div>
      <ProgressBar name={employeeName} share={workflow.completionPercentage} />
      <Button
        text={listTexts.details}
        aria-label={listTexts.detailsOf(employeeName)}
        onClick={() => onOpen(workflow.id)}
      />
    </li>
  );
}
