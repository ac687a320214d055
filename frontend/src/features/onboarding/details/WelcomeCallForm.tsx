import { changeOnboarding } from '@annals/contracts/features/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { z } from 'zod';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { useOnboardingChangeMutation } from '../api';
import { buddyTexts, changeTexts } from './texts';

const callForm = z
  .object({ welcomeCallScheduledAt: z.string() })
  .transform((call): z.input<typeof changeOnboarding> => ({
    welcomeCallScheduledAt: fromLocalInput(call.welcomeCallScheduledAt),
  }))
  .pipe(changeOnboarding);

/** Sets the time of the welcome call. */
export function WelcomeCallForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { welcomeCallScheduledAt: callAt } = workflow;
  const [change] = useOnboardingChangeMutation();
  return (
    <CommandForm
      isLine
      className="onboarding-line"
      schema={callForm}
      start={{ welcomeCallScheduledAt: callAt === null ? '' : toLocalInput(new Date(callAt)) }}
      texts={{ submit: buddyTexts.schedule, ...changeTexts }}
      needsChange
      send={(call) => change({ workflowId: workflow.id, ...call }).unwrap()}
    >
      {(field) => (
        <InputField
          {...field('welcomeCallScheduledAt')}
          label={buddyTexts.call}
          type="datetime-local"
          min={toLocalInput()}
        />
      )}
    </CommandForm>
  );
}
