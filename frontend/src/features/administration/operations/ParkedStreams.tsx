import { Button } from '@blueprintjs/core';
import { DataTable } from '../../../ui/DataTable';
import { useOperationsListParkedStreamsQuery } from '../../operations/api';
import type { ProjectionAction } from './projection-action';
import { actionTexts, detailTexts } from './texts';

interface ParkedStreamsProps {
  readonly name: string;
  readonly onAct: (action: ProjectionAction) => void;
}

/** The streams that a projection leaves out, by whom and why; nothing at all where there are none. */
export function ParkedStreams({ name, onAct }: ParkedStreamsProps): React.JSX.Element | null {
  const { data: parked = [] } = useOperationsListParkedStreamsQuery({ name });
  if (parked.length === 0) return null;
  return (
    <section aria-label={detailTexts.parked}>
      <h3>{detailTexts.parked}</h3>
      <DataTable label={detailTexts.parked} columns={detailTexts.parkedColumns}>
        {parked.map(({ stream, fromPosition, reason }) => (
          <tr key={stream}>
            <th scope="row" className="data-table__code">
              {stream}
            </th>
            <td className="data-table__code">{fromPosition}</td>
            <td>{reason}</td>
            <td>
              <Button
                text={actionTexts.unpark.label}
                onClick={() => onAct({ kind: 'unpark', name, stream })}
              />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
