import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Card } from '../../../ui/Card';
import { meetingTime } from '../../../time/format';
import { BuddyForm } from './BuddyForm';
import { buddyTexts } from './texts';
import { WelcomeCallForm } from './WelcomeCallForm';

/** Who looks after the employee, and when they are welcomed. */
export function BuddyAndCall({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { buddyName, welcomeCallScheduledAt: callAt } = workflow;
  return (
    <Card title={buddyTexts.title}>
      {workflow.allowed.run ? (
        <div className="card__body onboarding-form">
          <BuddyForm workflow={workflow} />
          <WelcomeCallForm workflow={workflow} />
        </div>
      ) : (
        <dl className="card__body onboarding-facts">
          <dt>{buddyTexts.buddy}</dt>
          <dd>{buddyName ?? buddyTexts.nobody}</dd>
          <dt>{buddyTexts.call}</dt>
          <dd>{callAt === null ? buddyTexts.noCall : meetingTime(callAt)}</dd>
        </dl>
      )}
    </Card>
  );
}
