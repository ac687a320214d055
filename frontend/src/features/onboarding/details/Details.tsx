import { onboardingTitle } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Told } from '../../../ui/When';
import { Card } from '../../../ui/Card';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { minutes } from '../../../time/format';
import { useOnboardingHistoryInfiniteQuery } from '../api';
import { currentStepWords } from '../current-step';
import { OnboardingBadge } from '../OnboardingBadge';
import { ProgressBar } from '../ProgressBar';
import { MarkdownText } from '../../../ui/markdown/MarkdownText';
import { BuddyAndCall } from './BuddyAndCall';
import { NotesBox } from './NotesBox';
import { StatusActions } from './StatusActions';
import { Steps } from './Steps';
import { Tasks } from './Tasks';
import { feedbackTexts, texts } from './texts';

/** Everything about one onboarding: how far it is, what is to be done, who helps, and how it came to be. */
export function Details({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { employeeName, managerName, completedAt, pausedBecause, videoWatchTime } = workflow;
  return (
    <>
      <div className="onboarding-head">
        <OnboardingBadge status={workflow.status} />
        <ProgressBar name={employeeName} share={workflow.completionPercentage} />
        <p className="onboarding-item__facts">
          <span>{currentStepWords(workflow)}</span>
          <span>{texts.template(onboardingTitle(workflow.templateName))}</span>
          <span>{texts.runBy(managerName)}</span>
          {videoWatchTime !== null && <span>{texts.watched(minutes(videoWatchTime))}</span>}
          {completedAt !== null && (
            <span>
              <Told at={completedAt} precision="day">
                {(when) => texts.completedOn(when)}
              </Told>
            </span>
          )}
        </p>
        {workflow.status === 'paused' && pausedBecause !== null && (
          <p>{texts.pausedBecause(pausedBecause)}</p>
        )}
        <StatusActions workflow={workflow} />
      </div>
      <div className="screen-grid screen-grid--two">
        <div className="screen-grid">
          <Steps workflow={workflow} />
          <Tasks workflow={workflow} />
        </div>
        <div className="screen-grid">
          <NotesBox workflow={workflow} />
          <BuddyAndCall workflow={workflow} />
          <Card title={feedbackTexts.title}>
            <MarkdownText className="card__body" text={workflow.employeeFeedback ?? feedbackTexts.empty} />
          </Card>
        </div>
      </div>
      <HistoryCard history={useOnboardingHistoryInfiniteQuery({ workflowId: workflow.id })} />
    </>
  );
}
