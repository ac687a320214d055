import { DURATION } from '@annals/contracts/features/meetings/constants';
import { durationLabel } from './texts';

/** The choices of a duration selector, with the present one when it is none of them. */
export function DurationOptions({ present }: { present?: number }): React.JSX.Element {
  const choices: number[] = [...DURATION.choices];
  if (present !== undefined && !choices.includes(present)) choices.push(present);
  return (
    <>
      {choices
        .sort((one, other) => one - other)
        .map((minutes) => (
          <option key={minutes} value={minutes}>
            {durationLabel(minutes)}
          </option>
        ))}
    </>
  );
}
