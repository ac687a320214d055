import './tick-item.css';

interface ItemListProps {
  readonly isEmpty: boolean;
  readonly whenEmpty: string;
  readonly children: React.ReactNode;
}

/** A list of things to tick off. */
export function ItemList({ isEmpty, whenEmpty, children }: ItemListProps): React.JSX.Element {
  return isEmpty ? (
    <p className="item-list__empty">{whenEmpty}</p>
  ) : (
    <ul className="item-list">{children}</ul>
  );
}

interface TickItemProps {
  readonly text: string;
  /** Who, when: beside the text, quieter. */
  readonly facts: readonly string[];
  readonly isTicked: boolean;
  readonly isFixed: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** What else can be done with it, beside it. */
  readonly action?: React.ReactNode;
}

/** One thing to tick off. */
export function TickItem(props: TickItemProps): React.JSX.Element {
  const { text, facts, isTicked, isFixed, onTick, action } = props;
  return (
    <li className="tick-row">
      <label className={isTicked ? 'tick-item tick-item--ticked' : 'tick-item'}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFixed}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="tick-item__text">{text}</span>
        <span className="tick-item__facts">{facts.join(', ')}</span>
      </label>
      {action}
    </li>
  );
}
