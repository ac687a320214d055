import type { FormField } from '../../../ui/CommandForm';
import { SelectField } from '../../../ui/form-fields';
import { usePerformanceGoalsQuery } from '../api';
import { formTexts } from '../texts';

/** The goal that an achievement reaches, among those of the person that are still open. */
export function GoalSelect({
  employeeId,
  ...field
}: FormField & { readonly employeeId: string }): React.JSX.Element {
  const { currentData: goals = [] } = usePerformanceGoalsQuery({ employeeId });
  return (
    <SelectField
      {...field}
      label={formTexts.goal}
      prompt={formTexts.noGoal}
      options={goals.map((goal) => ({ value: goal.id, label: goal.title }))}
    />
  );
}
