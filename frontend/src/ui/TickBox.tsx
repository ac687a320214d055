import './tick-box.css';

interface TickBoxProps {
  /** What is ticked: there are no words beside it. */
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** A box to tick in a row or a table, with room around it to hit. */
export function TickBox({ label, isTicked, onTick }: TickBoxProps): React.JSX.Element {
  return (
    <label className="tick-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  );
}
