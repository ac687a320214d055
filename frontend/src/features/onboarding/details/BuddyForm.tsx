import { changeOnboarding } from '@annals/contracts/features/onboarding/commands';
import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { z } from 'zod';
import { useCurrentUser } from '../../../session/current-user';
import { CommandForm } from '../../../ui/CommandForm';
import { PersonCombobox } from '../../people/combobox/PersonCombobox';
import { useOnboardingChangeMutation } from '../api';
import { buddyTexts, changeTexts } from './texts';

const buddyForm = z
  .object({ buddyId: z.string() })
  .transform(({ buddyId }): z.input<typeof changeOnboarding> => ({
    buddyId: buddyId === '' ? null : buddyId,
  }))
  .pipe(changeOnboarding);

/** Chooses a buddy among those one can reach; none when the field is left empty. */
export function BuddyForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { id: workflowId, buddyId, buddyName, employeeId } = workflow;
  const { id } = useCurrentUser();
  const [change] = useOnboardingChangeMutation();
  return (
    <CommandForm
      isLine
      className="onboarding-line"
      schema={buddyForm}
      start={{ buddyId: buddyId ?? '' }}
      texts={{ submit: buddyTexts.saveBuddy, ...changeTexts }}
      needsChange
      send={(buddy) => change({ workflowId, ...buddy }).unwrap()}
    >
      {(field) => (
        <PersonCombobox
          {...field('buddyId')}
          label={buddyTexts.buddy}
          chosen={buddyId === null ? undefined : { id: buddyId, name: buddyName ?? '' }}
          besides={[employeeId, id]}
        />
      )}
    </CommandForm>
  );
}
