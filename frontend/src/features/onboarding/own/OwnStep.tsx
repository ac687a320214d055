import {
  isEmployeeStep,
  STEP_LABELS,
  type OnboardingStep,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { TickIcon } from '@blueprintjs/icons';
import { Status } from '../../../ui/Status';
import { minutes } from '../../../time/format';
import { MarkForm } from './MarkForm';
import { STEP_SENTENCES, stepTexts } from './texts';

interface OwnStepProps {
  readonly step: OnboardingStep;
  readonly number: number;
  readonly workflow: OnboardingDetail;
}

/** One of the five steps: done, to be marked complete, or in the manager's hands. */
export function OwnStep({ step, number, workflow }: OwnStepProps): React.JSX.Element {
  const isDone = workflow[step];
  const watched = step === 'videoOrientationCompleted' ? workflow.videoWatchTime : null;
  return (
    <li className={isDone ? 'own-step own-step--done' : 'own-step'}>
      <span className="own-step__mark" aria-hidden="true">
        {isDone ? <TickIcon /> : number}
      </span>
      <div className="own-step__words">
        <div className="onboarding-item__title">
          <h3>{STEP_LABELS[step]}</h3>
          {isDone && <Status tone="green">{stepTexts.done}</Status>}
        </div>
        <p className="onboarding-item__facts">
          <span>{STEP_SENTENCES[step]}</span>
          {!isDone && !isEmployeeStep(step) && <span>{stepTexts.byManager}</span>}
          {watched !== null && <span>{stepTexts.watchedSoFar(minutes(watched))}</span>}
        </p>
        {isEmployeeStep(step) && <StepLink step={step} workflow={workflow} />}
        {!isDone && isEmployeeStep(step) && workflow.allowed.markOwn && (
          <MarkForm workflowId={workflow.id} step={step} />
        )}
      </div>
    </li>
  );
}

/** The way to the video or the playbook, where the template names one. */
function StepLink({ step, workflow }: Omit<OwnStepProps, 'number'>): React.JSX.Element | null {
  const isVideo = step === 'videoOrientationCompleted';
  const address = isVideo ? workflow.videoUrl : workflow.playbookUrl;
  if (address === null) return null;
  return (
    <a className="own-step__link" href={address} target="_blank" rel="noreferrer">
      {isVideo ? stepTexts.openVideo : stepTexts.openPlaybook}
    </a>
  );
}
