import type { OnboardingTeamMember } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { PersonLink } from '../people/PersonLink';
import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';
import { calendarDay } from '../../time/format';
import { OnboardingBadge } from './OnboardingBadge';
import { ProgressBar } from './ProgressBar';
import { listTexts, teamTexts } from './texts';

interface OnboardingTeamItemProps {
  readonly person: OnboardingTeamMember;
  readonly onOpen: (workflowId: string) => void;
  readonly onStart: (person: OnboardingTeamMember) => void;
}

/** One person: with an onboarding, how far it is; without one, the button that starts it. */
export function OnboardingTeamItem({ person, onOpen, onStart }: OnboardingTeamItemProps): React.JSX.Element {
  const { workflow, position, department, hireDate } = person;
  const name = fullName(person);
  return (
    <li className="onboarding-item">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <div className="onboarding-item__words">
        <div className="onboarding-item__title">
          <strong>
            <PersonLink id={person.id} name={name} />
          </strong>
          {workflow && <OnboardingBadge status={workflow.status} />}
        </div>
        <p className="onboarding-item__facts">
          {position !== null && <span>{position}</span>}
          {department !== null && <span>{department}</span>}
          {hireDate !== null && <span>{teamTexts.since(calendarDay(hireDate))}</span>}
        </p>
      </div>
      {workflow ? (
        <>
          <ProgressBar name={name} share={workflow.completionPercentage} />
          <Button
            text={listTexts.details}
            aria-label={listTexts.detailsOf(name)}
            onClick={() => onOpen(workflow.id)}
          />
        </>
      ) : (
        <Button
          intent="primary"
          text={teamTexts.start}
          aria-label={teamTexts.startOf(name)}
          onClick={() => onStart(person)}
        />
      )}
    </li>
  );
}
