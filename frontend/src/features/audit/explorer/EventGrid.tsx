import { actedAsWords, columnTexts, endOfId, listTexts } from '@annals/contracts/features/audit/words';
import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { AuditEvent } from '@annals/contracts/features/audit/views';
import { LockIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link, type To } from 'react-router-dom';
import type { GridColumn } from '../../../ui/grid/column';
import { DataGrid, type DataGridProps } from '../../../ui/grid/DataGrid';
import { When } from '../../../ui/When';
import { auditRecordPath } from '../paths';
import { texts } from '../texts';

interface EventGridProps extends Pick<
  DataGridProps<AuditEvent>,
  'name' | 'list' | 'empty' | 'isWhole' | 'currentId' | 'expected'
> {
  /** Where an event is shown. */
  readonly linkTo: (event: AuditEvent) => To;
}

/** Events, a line each: when, who, what, in which record. */
export function EventGrid({ linkTo, ...grid }: EventGridProps): React.JSX.Element {
  // The address of an event changes with what else is in the address; nothing else of a column does.
  const columns = useMemo(
    (): readonly GridColumn<AuditEvent>[] => [
      {
        id: 'when',
        label: columnTexts.when,
        size: 'narrow',
        value: ({ occurredAt }) => occurredAt,
        cell: ({ occurredAt }) => <When at={occurredAt} />,
      },
      {
        id: 'who',
        label: columnTexts.who,
        value: ({ actorName }) => actorName,
        cell: ({ actorName, actorRole, tokenName }) => (
          <>
            {actorName}{' '}
            <span className="data-table__muted event-grid__role">{actedAsWords(actorRole, tokenName)}</span>
          </>
        ),
      },
      {
        id: 'what',
        label: columnTexts.what,
        isHead: true,
        value: ({ type }) => eventWords(type),
        cell: (event) => (
          <>
            <Link to={linkTo(event)}>{eventWords(event.type)}</Link>
            {event.hasSensitive && (
              <span className="audit-lock" title={texts.sensitive}>
                <LockIcon size={12} />
                <span className="visually-hidden">{texts.sensitive}</span>
              </span>
            )}
          </>
        ),
      },
      {
        id: 'record',
        label: columnTexts.record,
        value: ({ stream }) => stream,
        cell: ({ feature, stream }) => (
          <>
            <Link to={auditRecordPath(stream)}>{recordLabel(feature)}</Link>{' '}
            <span className="data-table__muted data-table__code event-grid__id">{endOfId(stream)}</span>
          </>
        ),
      },
      {
        id: 'about',
        label: columnTexts.about,
        isHiddenAtFirst: true,
        value: ({ people, actorId }) =>
          people
            .filter(({ id }) => id !== actorId)
            .map(({ name }) => name)
            .join(', '),
      },
      {
        id: 'position',
        label: columnTexts.position,
        isNumber: true,
        isHiddenAtFirst: true,
        value: ({ position }) => Number(position),
      },
    ],
    [linkTo],
  );
  return (
    <DataGrid
      {...grid}
      label={listTexts.title}
      columns={columns}
      rowId={({ id }) => id}
      // How many there are in all stands above a page of them.
      texts={grid.isWhole === false ? { ...texts, counted: texts.countedOnPage } : texts}
    />
  );
}
