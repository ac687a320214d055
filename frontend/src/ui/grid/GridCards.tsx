import type { RowData } from '@tanstack/react-table';
import { Button } from '@blueprintjs/core';
import { TickBox } from '../TickBox';
import { contentOf, selectLabel, type ShapeProps } from './shape';
import { gridTexts } from './texts';

/** Cards of a whole list come this many at a time: each is as high as several rows. A page of a longer list is short by itself. */
const AT_A_TIME = 10;

/** A grid as a list of cards, for phones. */
export function GridCards<Row extends RowData>(props: ShapeProps<Row>): React.JSX.Element {
  const { grid, label, isSelectable, currentId } = props;
  const { shown, columns } = grid;
  const most = grid.isWhole ? AT_A_TIME * (grid.more + 1) : shown.length;
  const head = columns.find(({ isHead }) => isHead);
  return (
    <>
      <ul className="grid-cards" aria-label={label}>
        {shown.slice(0, most).map((row) => (
          <li
            key={row.id}
            className="grid-card"
            aria-current={row.id === currentId ? 'true' : undefined}
            data-selected={row.getIsSelected() ? 'true' : undefined}
          >
            <div className="grid-card__head">
              {head && <div className="grid-card__name">{contentOf(head, row)}</div>}
              {isSelectable && (
                <TickBox
                  label={selectLabel(grid, row)}
                  isTicked={row.getIsSelected()}
                  onTick={(isTicked) => row.toggleSelected(isTicked)}
                />
              )}
            </div>
            <dl className="grid-card__facts">
              {columns
                .filter((column) => column !== head && !column.isActions)
                .map((column) => (
                  <div key={column.id}>
                    <dt>{column.label}</dt>
                    <dd>{contentOf(column, row)}</dd>
                  </div>
                ))}
            </dl>
            {columns
              .filter(({ isActions }) => isActions)
              .map((column) => (
                <div key={column.id}>{contentOf(column, row)}</div>
              ))}
          </li>
        ))}
      </ul>
      {shown.length > most && (
        <div className="load-more">
          <Button text={gridTexts.more} onClick={grid.showMore} />
        </div>
      )}
    </>
  );
}
