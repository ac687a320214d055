import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { usePeopleCorrectMutation } from '../../people/api';
import { correctionForm } from './forms';
import type { PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { correctionTexts as texts, keptTexts } from './texts';

/** Corrects the name, the address or the first day of a person. */
export function CorrectForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { firstName, lastName, email, hireDate } = person;
  const shown = { firstName, lastName, email, hireDate: hireDate ?? '' };
  const kept = person.directory ? { readOnly: true, help: keptTexts.field(person.directory.name) } : {};
  const [correct] = usePeopleCorrectMutation();
  return (
    <CommandForm
      schema={correctionForm(shown)}
      start={{ ...shown, reason: '' }}
      texts={texts}
      send={(corrected) => correct({ personId: person.id, ...corrected }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <div className="form-row">
            <InputField {...field('firstName')} {...kept} label={texts.firstName} />
            <InputField {...field('lastName')} {...kept} label={texts.lastName} />
          </div>
          {person.allowed.correctAddress && (
            <InputField
              {...field('email')}
              label={texts.email}
              help={texts.emailHelp}
              type="email"
              {...kept}
            />
          )}
          <InputField {...field('hireDate')} label={texts.hireDate} type="date" />
          {!person.allowed.correctAddress && <p>{texts.guardedAddress}</p>}
          <ReasonField {...field('reason')} />
        </>
      )}
    </CommandForm>
  );
}
