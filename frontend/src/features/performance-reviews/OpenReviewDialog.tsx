import {
  periodOf,
  REVIEW_TYPE_LABELS,
  REVIEW_TYPES,
} from '@annals/contracts/features/performance-reviews/constants';
import { useCurrentUser } from '../../session/current-user';
import { today } from '../../time/due';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField, optionsOf, SelectField } from '../../ui/form-fields';
import { EmployeeSelect } from '../meetings/EmployeeSelect';
import { PersonCombobox } from '../people/combobox/PersonCombobox';
import { usePerformanceReviewsOpenMutation } from './api';
import { emptyOpenReviewForm, openReviewForm } from './open-review-form';
import { formTexts } from './texts';

interface OpenReviewDialogProps {
  readonly isOpen: boolean;
  /** Who is chosen when the form opens; empty for nobody. */
  readonly employeeId: string;
  readonly onClose: () => void;
}

/** The dialog that opens a review; it starts empty every time. */
export function OpenReviewDialog({ isOpen, employeeId, onClose }: OpenReviewDialogProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const [open] = usePerformanceReviewsOpenMutation();
  return (
    <CommandDialog
      title={formTexts.title}
      isOpen={isOpen}
      schema={openReviewForm}
      start={emptyOpenReviewForm(employeeId)}
      texts={formTexts}
      send={(review) => open(review).unwrap()}
      onClose={onClose}
    >
      {(field, { setValue }) => {
        // The usual period of the kind that was chosen; it can be overwritten.
        const follow = (chosen: string) => {
          const type = REVIEW_TYPES.find((known) => known === chosen) ?? 'quarterly';
          setValue('reviewPeriod', periodOf(type, today()));
        };
        return (
          <>
            {role === 'admin' ? (
              <PersonCombobox {...field('employeeId')} label={formTexts.employee} />
            ) : (
              <EmployeeSelect {...field('employeeId')} />
            )}
            <div className="form-row">
              <SelectField
                {...field('reviewType', follow)}
                label={formTexts.reviewType}
                options={optionsOf(REVIEW_TYPES, REVIEW_TYPE_LABELS)}
              />
              <InputField
                {...field('reviewPeriod')}
                label={formTexts.reviewPeriod}
                help={formTexts.periodHelp}
              />
            </div>
            <InputField {...field('dueDate')} label={formTexts.dueDate} type="date" min={today()} />
            <AreaField {...field('goals')} label={formTexts.goals} help={formTexts.goalsHelp} />
          </>
        );
      }}
    </CommandDialog>
  );
}
