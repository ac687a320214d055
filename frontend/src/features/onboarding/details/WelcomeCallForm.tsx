import type { OnboardingDetail } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { fromLocalInput, toLocalInput } from '../../../time/local-input';
import { useChangeOnboarding } from '../useChangeOnboarding';
import { useOpened } from '../../../api/useOpened';
import { buddyTexts } from './texts';

/** Sets the time of the welcome call. */
export function WelcomeCallForm({ workflow }: { workflow: OnboardingDetail }): React.JSX.Element {
  const { welcomeCallScheduledAt: callAt } = workflow;
  const standing = callAt === null ? '' : toLocalInput(new Date(callAt));
  const [time, setTime] = useState(standing);
  const seenPosition = useOpened(time !== standing);
  const { change, isPending, refusal } = useChangeOnboarding(workflow.id);
  return (
    <form
      className="onboarding-line"
      onSubmit={(event) => {
        event.preventDefault();
        void change({ welcomeCallScheduledAt: fromLocalInput(time), seenPosition });
      }}
    >
      <Field label={buddyTexts.call} error={refusal === '' ? undefined : refusal}>
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            min={toLocalInput(new Date())}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        text={buddyTexts.schedule}
        disabled={isPending || time === '' || time === standing}
      />
    </form>
  );
}
