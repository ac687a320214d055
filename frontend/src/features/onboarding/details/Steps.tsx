import {
  isEmployeeStep,
  ONBOARDING_STEPS,
  STEP_LABELS,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Card } from '../../../ui/Card';
import { ItemList, TickItem } from '../../../ui/TickItem';
import { useSetTask } from '../useChangeOnboarding';
import { stepTexts } from './texts';

/** The five steps, each with a checkbox for who runs the onboarding. */
export function Steps({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { setTask, isPending } = useSetTask(workflow.id);
  const isFixed = !workflow.allowed.run || workflow.status !== 'active' || isPending;
  return (
    <Card title={stepTexts.title}>
      <ItemList isEmpty={false} whenEmpty="">
        {ONBOARDING_STEPS.map((step) => (
          <TickItem
            key={step}
            text={STEP_LABELS[step]}
            facts={
              workflow[step] ? [] : [isEmployeeStep(step) ? stepTexts.employeeCan : stepTexts.needsManager]
            }
            isTicked={workflow[step]}
            isFixed={isFixed}
            onTick={(done) => void setTask(step, { done })}
          />
        ))}
      </ItemList>
    </Card>
  );
}
