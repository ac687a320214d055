import { ONBOARDING_STEPS } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Card } from '../../../ui/Card';
import { meetingTime } from '../../../time/format';
import { currentStepWords } from '../current-step';
import { OnboardingBadge } from '../OnboardingBadge';
import { ProgressBar } from '../ProgressBar';
import { OwnStep } from './OwnStep';
import { texts } from './texts';

/** How far one has come, and the five steps. */
export function OwnProgress({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { managerName, buddyName, welcomeCallScheduledAt: callAt, status, pausedBecause } = workflow;
  return (
    <Card title={texts.title} action={<OnboardingBadge status={status} />}>
      <div className="card__body onboarding-head">
        <ProgressBar name={workflow.employeeName} share={workflow.completionPercentage} />
        <p className="onboarding-item__facts">
          <span>{currentStepWords(workflow)}</span>
          <span>{texts.startedBy(managerName)}</span>
          {buddyName !== null && <span>{texts.buddy(buddyName)}</span>}
          {callAt !== null && <span>{texts.call(meetingTime(callAt))}</span>}
        </p>
        {status === 'paused' && (
          <p>{pausedBecause === null ? texts.paused : texts.pausedBecause(pausedBecause)}</p>
        )}
        {status === 'completed' && <p>{texts.completed}</p>}
      </div>
      <ol className="own-steps">
        {ONBOARDING_STEPS.map((step, index) => (
          <OwnStep key={step} step={step} number={index + 1} workflow={workflow} />
        ))}
      </ol>
    </Card>
  );
}
