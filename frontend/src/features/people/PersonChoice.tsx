import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/Field';

interface PersonChoiceProps {
  readonly texts: {
    readonly search: string;
    readonly searchHelp: string;
    readonly searching: string;
    readonly nobodyFound: string;
    readonly choose: string;
  };
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly isSearching: boolean;
  /** Stays among the choices, whatever is searched for. */
  readonly chosen?: { readonly id: string; readonly name: string } | undefined;
  /** Those who were found, by name, with what tells namesakes apart. */
  readonly found: readonly { readonly id: string; readonly name: string; readonly beside: string | null }[];
}

/** Somebody by name: typed to find, then chosen from those who were found. */
export function PersonChoice(props: PersonChoiceProps): React.JSX.Element {
  const { texts, isSearching, found, chosen, registration } = props;
  const prompt = isSearching ? texts.searching : found.length === 0 ? texts.nobodyFound : texts.choose;
  return (
    <div className="form-row">
      <Field label={texts.search} help={texts.searchHelp}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            value={props.typed}
            onChange={({ target }) => props.onType(target.value)}
          />
        )}
      </Field>
      <Field label={props.label} error={props.error}>
        {(attributes) => (
          <select {...attributes} {...registration}>
            <option value="">{prompt}</option>
            {chosen && <option value={chosen.id}>{chosen.name}</option>}
            {found
              .filter(({ id }) => id !== chosen?.id)
              .map(({ id, name, beside }) => (
                <option key={id} value={id}>
                  {name}
                  {beside !== null && `, ${beside}`}
                </option>
              ))}
          </select>
        )}
      </Field>
    </div>
  );
}
