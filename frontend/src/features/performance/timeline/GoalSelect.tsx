import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field';
import { usePerformanceGoalsQuery } from '../api';
import { formTexts } from '../texts';

interface GoalSelectProps {
  readonly employeeId: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** The goal that an achievement reaches, among those of the person that are still open. */
export function GoalSelect({ employeeId, registration, error }: GoalSelectProps): React.JSX.Element {
  const { currentData: goals = [] } = usePerformanceGoalsQuery({ employeeId: employeeId });
  return (
    <Field label={formTexts.goal} error={error}>
      {(attributes) => (
        <select {...attributes} {...registration}>
          <option value="">{formTexts.noGoal}</option>
          {goals.map((goal) => (
            <option key={goal.id} value={goal.id}>
              {goal.title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
