import {
  CHECK_LABELS,
  ONBOARDING_CHECKS,
  onboardingTitle,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { TickIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/Card';
import { planTexts, stepTexts } from './texts';

/** What else belongs to one's onboarding, and what of it is done. */
export function OwnPlan({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const tasks = [
    ...ONBOARDING_CHECKS.map((check) => ({ id: check, title: CHECK_LABELS[check], done: workflow[check] })),
    ...workflow.roleSpecificTasks,
    ...workflow.customTasks,
  ];
  return (
    <Card title={planTexts.title}>
      <p className="own-plan__help">{planTexts.help}</p>
      <ul className="own-plan">
        {tasks.map(({ id, title, done }) => (
          <li key={id} className={done ? 'own-plan__item own-plan__item--done' : 'own-plan__item'}>
            <span className="own-plan__mark" aria-hidden="true">
              {done && <TickIcon size={14} />}
            </span>
            <span>
              {onboardingTitle(title)}
              {done && <span className="visually-hidden">{`, ${stepTexts.done}`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
