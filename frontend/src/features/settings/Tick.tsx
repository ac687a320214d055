import type { UseFormRegisterReturn } from 'react-hook-form';

type TickProps = { readonly label: string; readonly help?: string } & (
  | { readonly registration: UseFormRegisterReturn }
  | { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
);

/** A box to tick with its words beside it. */
export function Tick({ label, help, ...state }: TickProps): React.JSX.Element {
  return (
    <label className="tick">
      {'registration' in state ? (
        <input type="checkbox" {...state.registration} />
      ) : (
        <input
          type="checkbox"
          checked={state.checked}
          onChange={({ target }) => state.onChange(target.checked)}
        />
      )}
      <span>
        {label}
        {help !== undefined && <small>{help}</small>}
      </span>
    </label>
  );
}
