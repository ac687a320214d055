import { useId } from 'react';
import './field.css';
import './filters.css';

/** What narrows a list or a chart, in a row above it. */
export function Filters({ children }: { children: React.ReactNode }): React.JSX.Element {
  return <div className="filters">{children}</div>;
}

interface FilterSelectProps<Value extends string> {
  /** For those who cannot see it; the choices speak for themselves to the others. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of several. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): React.JSX.Element {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        className="field__input filters__select"
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

interface FilterSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is searched for, as it is typed. */
export function FilterSearch({ label, value, onChange }: FilterSearchProps): React.JSX.Element {
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="field__input filters__search"
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
