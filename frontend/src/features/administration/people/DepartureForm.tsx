import { fullName } from '../../../session/current-user';
import { today } from '../../../time/due';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField } from '../../../ui/form-fields';
import { usePeopleDepartMutation, usePeopleUnderWayQuery } from '../../people/api';
import { departureForm } from './forms';
import { ManagerSelect } from './ManagerSelect';
import type { PersonFormProps } from './PersonForm';
import { ReasonField } from './ReasonField';
import { departureTexts as texts } from './texts';
import { UnderWay } from './UnderWay';

/** A person's last day, who takes over their reports, and what becomes of what is under way. */
export function DepartureForm({ person, onDone }: PersonFormProps): React.JSX.Element {
  const { id: personId, reportCount } = person;
  const name = fullName(person);
  const { data: underWay = [] } = usePeopleUnderWayQuery({ personId }, { refetchOnMountOrArgChange: true });
  const [depart] = usePeopleDepartMutation();
  return (
    <CommandForm
      schema={departureForm(name, reportCount > 0)}
      start={{ lastDay: today(), successorId: '', reason: '', name: '' }}
      texts={texts}
      send={(departure) => depart({ personId, ...departure }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <p>{texts.sentence}</p>
          <InputField {...field('lastDay')} label={texts.lastDay} type="date" max={today()} />
          {reportCount > 0 && (
            <ManagerSelect
              {...field('successorId')}
              label={texts.successor}
              help={texts.successorHelp(reportCount)}
              besides={[personId]}
            />
          )}
          <ReasonField {...field('reason')} help={texts.reasonHelp} />
          <UnderWay
            title={texts.ends}
            lines={underWay.filter(({ endsWithEmployment }) => endsWithEmployment)}
          />
          <UnderWay
            title={texts.stays}
            lines={underWay.filter(({ endsWithEmployment }) => !endsWithEmployment)}
          />
          <InputField {...field('name')} label={texts.typedName(name)} />
        </>
      )}
    </CommandForm>
  );
}
