import { t } from '@annals/contracts/kernel/text';
import {
  KINDS_OF_WAITING,
  standingOf,
  standingOfAll,
  type KindThatWaits,
  type Standing,
  type WaitingKind,
  type WhatStands,
} from '@annals/contracts/features/operations/what-waits';
import { ClipboardIcon } from '@blueprintjs/icons';
import { Fragment } from 'react';
import { FoldingCard } from '../../../ui/FoldingCard';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { QueryList } from '../../../ui/QueryList';
import { Status } from '../../../ui/Status';
import { useOperationsListWaitingQuery } from '../../operations/api';
import { waitingTexts as texts } from './waiting-texts';
import { Told, When } from '../../../ui/When';

const TONES = { ok: 'green', late: 'yellow', failing: 'red', unknown: 'yellow' } as const satisfies Record<
  Standing,
  string
>;

/** Whatever has progress of its own: the newest of it, what waits and for how long, and what somebody should look at. */
export function WhatWaits({ pollingInterval }: { pollingInterval: number }): React.JSX.Element {
  const query = useOperationsListWaitingQuery(undefined, { pollingInterval });
  return (
    <FoldingCard title={texts.title} name="operations-backlog" isOpenAtFirst>
      <QueryList
        list={query}
        texts={{ loading: texts.loading, failed: texts.failed }}
        rows={5}
        empty={<EmptyState icon={<ClipboardIcon size={20} />} title={texts.nothing} />}
      >
        {(kinds) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {kinds.map((one) => (
              <KindRows key={one.kind} of={one} />
            ))}
          </DataTable>
        )}
      </QueryList>
    </FoldingCard>
  );
}

/** A kind as a whole, and below it those of its things that somebody should look at. */
function KindRows({ of }: { of: KindThatWaits }): React.JSX.Element {
  const { kind, things } = of;
  const noted = (things ?? []).filter((thing) => standingOf(kind, thing) !== 'ok');
  return (
    <Fragment>
      <tr>
        <th scope="row">
          {texts.kinds[kind]}{' '}
          {things !== null && things.length > 1 && (
            <span className="data-table__muted">{texts.counted(things.length, noted.length)}</span>
          )}
        </th>
        <td className="operations-waiting__words">
          {things?.length === 0 ? (
            <span className="data-table__muted">{texts.none}</span>
          ) : (
            <State standing={standingOfAll(of)} />
          )}
          {things === null && <span className="operations-waiting__why">{texts.unknown}</span>}
        </td>
        <Numbers things={things ?? []} />
      </tr>
      {noted.map((thing) => (
        <ThingRow key={thing.name} kind={kind} thing={thing} />
      ))}
    </Fragment>
  );
}

function ThingRow({ kind, thing }: { kind: WaitingKind; thing: WhatStands }): React.JSX.Element {
  const { name, failure, failingSince } = thing;
  return (
    <tr>
      <th scope="row" className="operations-waiting__thing">
        {name}
      </th>
      <td className="operations-waiting__words">
        <State standing={standingOf(kind, thing)} />
        <span className="operations-waiting__why">
          {failure} {failingSince !== null && <Told at={failingSince}>{(when) => texts.since(when)}</Told>}{' '}
          {t(KINDS_OF_WAITING[kind].todo)}
        </span>
      </td>
      <Numbers things={[thing]} />
    </tr>
  );
}

function State({ standing }: { standing: Standing }): React.JSX.Element {
  return <Status tone={TONES[standing]}>{texts.standings[standing]}</Status>;
}

/** Of several things: the newest progress, all that wait, and the oldest of them. */
function Numbers({ things }: { things: readonly WhatStands[] }): React.JSX.Element {
  const newest = things
    .flatMap(({ progressAt }) => progressAt ?? [])
    .sort()
    .at(-1);
  const waiting = things.reduce((sum, thing) => sum + thing.waiting, 0);
  const oldest = Math.max(0, ...things.map(({ waitingSeconds }) => waitingSeconds));
  return (
    <>
      <td>{things.length === 0 ? '' : newest === undefined ? texts.never : <When at={newest} />}</td>
      <td>{things.length === 0 ? '' : waiting === 0 ? texts.nothing : texts.number(waiting)}</td>
      <td>{waiting === 0 ? '' : texts.oldest(oldest)}</td>
    </>
  );
}
