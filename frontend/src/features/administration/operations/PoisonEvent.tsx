import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { Button } from '@blueprintjs/core';
import { Loaded } from '../../../ui/Loaded';
import { useOperationsShowStoredEventQuery } from '../../operations/api';
import type { ProjectionAction } from './projection-action';
import { actionTexts, detailTexts } from './texts';

interface PoisonEventProps {
  readonly name: string;
  readonly failure: NonNullable<ProjectionStatus['failure']>;
  /** The other projections that the same stream stops. */
  readonly others: readonly string[];
  readonly onAct: (action: ProjectionAction) => void;
}

/** The event that a projection cannot take, as it is stored, and the way to set its stream aside; why it cannot is above it. */
export function PoisonEvent({ name, failure, others, onAct }: PoisonEventProps): React.JSX.Element {
  const query = useOperationsShowStoredEventQuery({ position: failure.position });
  const { stream } = failure;
  return (
    <section aria-label={detailTexts.event}>
      <h3>{detailTexts.event}</h3>
      {others.length > 0 && <p>{detailTexts.alsoStops(others)}</p>}
      <Loaded
        query={query}
        texts={{ loading: detailTexts.loading, failed: detailTexts.eventFailed }}
        rows={2}
      >
        {(event) => (
          <>
            <p>
              {event.type}, {event.stream}. {event.unreadable === null && detailTexts.readable}{' '}
              {event.hasPersonalFields && detailTexts.personal}
            </p>
            <p>{detailTexts.fields(event.fields)}</p>
          </>
        )}
      </Loaded>
      {stream !== null && (
        <div className="projection-actions">
          <Button text={actionTexts.park.label} onClick={() => onAct({ kind: 'park', name, stream })} />
          {others.length > 0 && (
            <Button
              text={actionTexts.parkForAll.label}
              onClick={() => onAct({ kind: 'parkForAll', name, stream, names: [name, ...others] })}
            />
          )}
        </div>
      )}
    </section>
  );
}
