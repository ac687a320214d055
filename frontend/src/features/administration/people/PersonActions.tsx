import type { PersonFacts } from '@annals/contracts/features/people/administration';
import { Button } from '@blueprintjs/core';
import { useState, type ComponentType } from 'react';
import { fullName } from '../../../session/current-user';
import { FormDialog } from '../../../ui/FormDialog';
import { CorrectForm } from './CorrectForm';
import { DepartmentForm } from './DepartmentForm';
import { DepartureForm } from './DepartureForm';
import { HolidayCalendarForm } from './HolidayCalendarForm';
import { InviteButton } from './InviteButton';
import { LockForm, UnlockForm } from './LockForm';
import { ManagerForm } from './ManagerForm';
import type { PersonFormProps } from './PersonForm';
import { PlanForm } from './PlanForm';
import { PositionForm } from './PositionForm';
import { RehireForm } from './RehireForm';
import { RoleForm } from './RoleForm';
import {
  correctionTexts,
  departmentTexts,
  departureTexts,
  holidayCalendarTexts,
  lockTexts,
  managerTexts,
  personTexts as texts,
  planTexts,
  positionTexts,
  rehireTexts,
  roleTexts,
  unlockTexts,
} from './texts';

interface Action {
  readonly label: string;
  readonly title: (name: string) => string;
  readonly isAllowed: (allowed: PersonFacts['allowed']) => boolean;
  readonly Form: ComponentType<PersonFormProps>;
  readonly isDestructive?: true;
  /** Whether a directory that keeps the person keeps all that it changes. */
  readonly isKept?: true;
}

const ACTIONS: readonly Action[] = [
  {
    label: texts.changeManager,
    ...managerTexts,
    isKept: true,
    isAllowed: ({ change }) => change,
    Form: ManagerForm,
  },
  {
    label: texts.changePosition,
    ...positionTexts,
    isKept: true,
    isAllowed: ({ change }) => change,
    Form: PositionForm,
  },
  {
    label: texts.changeDepartment,
    ...departmentTexts,
    isKept: true,
    isAllowed: ({ change }) => change,
    Form: DepartmentForm,
  },
  { label: texts.changeRole, ...roleTexts, isAllowed: ({ changeRole }) => changeRole, Form: RoleForm },
  {
    label: texts.changeHolidays,
    ...holidayCalendarTexts,
    isAllowed: ({ change }) => change,
    Form: HolidayCalendarForm,
  },
  { label: texts.correct, ...correctionTexts, isAllowed: ({ correct }) => correct, Form: CorrectForm },
  { label: texts.plan, ...planTexts, isKept: true, isAllowed: ({ change }) => change, Form: PlanForm },
  { label: texts.rehire, ...rehireTexts, isKept: true, isAllowed: ({ rehire }) => rehire, Form: RehireForm },
  { label: texts.lock, ...lockTexts, isAllowed: ({ lock }) => lock, Form: LockForm },
  { label: texts.unlock, ...unlockTexts, isAllowed: ({ unlock }) => unlock, Form: UnlockForm },
  {
    label: texts.depart,
    ...departureTexts,
    isKept: true,
    isAllowed: ({ depart }) => depart,
    Form: DepartureForm,
    isDestructive: true,
  },
];

/** What an administrator may do with a person now, each in a dialog of its own. */
export function PersonActions({ person }: { person: PersonFacts }): React.JSX.Element | null {
  const [open, setOpen] = useState<Action | null>(null);
  const allowed = ACTIONS.filter(
    ({ isAllowed, isKept }) => isAllowed(person.allowed) && !(isKept && person.directory),
  );
  const close = () => setOpen(null);
  if (allowed.length === 0) return null;
  return (
    <div className="account__actions" role="group" aria-label={texts.actions}>
      {allowed.map((action) => (
        <Button
          key={action.label}
          text={action.label}
          {...(action.isDestructive && { intent: 'danger', variant: 'outlined' })}
          onClick={() => setOpen(action)}
        />
      ))}
      {person.allowed.invite && <InviteButton person={person} />}
      <FormDialog title={open?.title(fullName(person)) ?? ''} isOpen={open !== null} onClose={close}>
        {open && <open.Form person={person} onDone={close} />}
      </FormDialog>
    </div>
  );
}
