import { Button } from '@blueprintjs/core';
import type { BulkAct } from './BulkDialog';
import { bulkTexts as texts } from './texts';
import './bulk.css';

interface BulkBarProps<Item> {
  /** How many can be selected. */
  readonly possible: number;
  readonly selected: number;
  readonly onSelectAll: (all: boolean) => void;
  readonly acts: readonly BulkAct<Item>[];
  readonly onAct: (act: BulkAct<Item>) => void;
}

/** Above a list in which each thing is decided on: selects them all, and decides on those that are selected. */
export function BulkBar<Item>(props: BulkBarProps<Item>): React.JSX.Element {
  const { possible, selected, onSelectAll, acts, onAct } = props;
  return (
    <div className="bulk-bar" role="group" aria-label={texts.group}>
      <label className="bulk-bar__all">
        <input
          type="checkbox"
          checked={selected === possible}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        {texts.selectAll(possible)}
      </label>
      <span role="status">{selected > 0 && texts.selected(selected)}</span>
      {acts.map((act) => (
        <Button key={act.label} text={act.label} disabled={selected === 0} onClick={() => onAct(act)} />
      ))}
    </div>
  );
}
