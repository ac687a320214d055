import { SCORE_360 } from '@annals/contracts/features/reviews-360/constants';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { feedbackTexts } from './texts';

const SCORES = Array.from(
  { length: SCORE_360.maximum - SCORE_360.minimum + 1 },
  (_, index) => SCORE_360.minimum + index,
);

interface ScoreFieldProps {
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A score from 1 to 5, all of them in sight. */
export function ScoreField({ label, registration, error }: ScoreFieldProps): React.JSX.Element {
  const id = useId();
  return (
    <fieldset
      className="score-field"
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className="score-field__choices">
        {SCORES.map((score) => (
          <label key={score} className="score-field__choice">
            <input
              {...registration}
              className="visually-hidden"
              type="radio"
              value={score}
              aria-label={feedbackTexts.score(score)}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
