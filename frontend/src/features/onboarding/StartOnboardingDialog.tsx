import type { StartOnboarding } from '@annals/contracts/features/onboarding/commands';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { pagedList } from '../../api/paged-list';
import { Field } from '../../ui/Field';
import { FormFooter, FormRefusal } from '../../ui/FormFooter';
import { Modal } from '../../ui/Modal';
import { useOnboardingListTemplatesInfiniteQuery, useOnboardingStartMutation } from './api';
import { startTexts } from './texts';

interface StartOnboardingDialogProps {
  readonly employeeId: StartOnboarding['employeeId'];
  readonly name: string;
  /** Started, or given up. */
  readonly onClose: () => void;
}

/** Starts the onboarding of a person by the template that fits, or by another one. */
export function StartOnboardingDialog(props: StartOnboardingDialogProps): React.JSX.Element {
  const { employeeId, name, onClose } = props;
  const { items = [], error } = pagedList(useOnboardingListTemplatesInfiniteQuery({ limit: 200 }));
  const templates = items.filter(({ isActive }) => isActive);
  const [chosen, setChosen] = useState('');
  const { attempt, refusal } = useAttempt({
    failed: startTexts.error,
    failedSentence: startTexts.failed,
    done: startTexts.done,
    doneSentence: startTexts.doneDescription,
  });
  const [start, { isLoading }] = useOnboardingStartMutation();
  const template = templates.find(({ id }) => id === chosen);

  const submit = async () => {
    if (await attempt(() => start({ employeeId, ...(template && { templateId: template.id }) }).unwrap()))
      onClose();
  };

  return (
    <Modal title={startTexts.title(name)} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="modal__body">
          <Field label={startTexts.template} help={error ? startTexts.failedTemplates : startTexts.help}>
            {(attributes) => (
              <select {...attributes} value={chosen} onChange={({ target }) => setChosen(target.value)}>
                <option value="">{startTexts.fitting}</option>
                {templates.map(({ id, name: title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <FormRefusal sentence={refusal} />
        </div>
        <FormFooter texts={startTexts} isSubmitting={isLoading} onCancel={onClose} />
      </form>
    </Modal>
  );
}
