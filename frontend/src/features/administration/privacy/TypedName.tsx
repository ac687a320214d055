import { Field } from '../../../ui/Field';
import { nameTexts } from './texts';

interface TypedNameProps {
  readonly name: string;
  readonly typed: string;
  /** Something else was typed when it was to be confirmed. */
  readonly isWrong: boolean;
  readonly onType: (typed: string) => void;
}

/** Asks for the name of whom something irrevocable is about. */
export function TypedName({ name, typed, isWrong, onType }: TypedNameProps): React.JSX.Element {
  return (
    <Field label={nameTexts.label(name)} error={isWrong ? nameTexts.wrong(name) : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
