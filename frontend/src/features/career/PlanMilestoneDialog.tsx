import { MILESTONE_TYPE_LABELS, MILESTONE_TYPES } from '@annals/contracts/features/career/constants';
import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { today } from '../../time/due';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField, optionsOf, SelectField } from '../../ui/form-fields';
import { EmployeeSelect } from '../meetings/EmployeeSelect';
import { useCareerPlanMutation } from './api';
import { emptyPlan, planForm, usualDueDate } from './milestone-forms';
import { planTexts as texts } from './texts';

interface PlanMilestoneDialogProps {
  readonly isOpen: boolean;
  /** Whose milestones are shown; empty: everyone's. */
  readonly employeeId: string;
  /** The one it comes after; null for the first. */
  readonly follows: CareerMilestoneView | null;
  readonly onClose: () => void;
}

/** The dialog that plans a milestone: with whom, of which kind, what is wanted and until when. It starts empty every time it opens. */
export function PlanMilestoneDialog(props: PlanMilestoneDialogProps): React.JSX.Element {
  const { isOpen, employeeId, follows, onClose } = props;
  const [plan] = useCareerPlanMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={planForm}
      start={emptyPlan(employeeId, follows)}
      texts={texts}
      send={(milestone) => plan(milestone).unwrap()}
      onClose={onClose}
    >
      {(field, { setValue }) => {
        // The usual day of the kind that was chosen; it can be overwritten.
        const follow = (chosen: string) => {
          const type = MILESTONE_TYPES.find((known) => known === chosen) ?? 'quarterly';
          setValue('dueDate', usualDueDate(type));
        };
        return (
          <>
            {follows && <p>{texts.after(follows.title)}</p>}
            <EmployeeSelect {...field('employeeId')} />
            <div className="form-row">
              <SelectField
                {...field('milestoneType', follow)}
                label={texts.type}
                options={optionsOf(MILESTONE_TYPES, MILESTONE_TYPE_LABELS)}
              />
              <InputField {...field('dueDate')} label={texts.dueDate} type="date" min={today()} />
            </div>
            <InputField
              {...field('title')}
              label={texts.milestoneTitle}
              placeholder={texts.titlePlaceholder}
            />
            <AreaField {...field('description')} label={texts.description} rows={2} />
            <AreaField {...field('goals')} label={texts.goals} help={texts.lines} />
            <AreaField {...field('expectedOutcomes')} label={texts.expected} help={texts.lines} />
          </>
        );
      }}
    </CommandDialog>
  );
}
