import type { ErasureView } from '@annals/contracts/features/privacy/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { Told } from '../../../ui/When';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { Status } from '../../../ui/Status';
import { usePrivacyOneQuery } from '../../privacy/api';
import { Holds } from './Holds';
import { PrivacyActions } from './PrivacyActions';
import { cardTexts as texts, STATUS_LABELS, STATUS_TONES } from './texts';
import './privacy.css';

/** What is done while this card is open, is done by a job. */
const REFRESH_MS = 1_500;

/** Whether a person was asked to be erased, what holds it up, and what the reader can do about it. */
export function PrivacyCard({ personId }: { personId: PersonId }): React.JSX.Element {
  const first = usePrivacyOneQuery({ personId });
  const query = usePrivacyOneQuery(
    { personId },
    { pollingInterval: first.data?.status === 'approved' ? REFRESH_MS : 0 },
  );
  const { currentData: data } = query;
  return (
    <Card
      title={texts.title}
      action={
        data &&
        data.status !== 'none' && (
          <Status tone={STATUS_TONES[data.status]}>{STATUS_LABELS[data.status]}</Status>
        )
      }
    >
      <Loaded query={query} texts={texts} rows={2}>
        {(data) => (
          <div className="privacy">
            <Story erasure={data} />
            <Holds erasure={data} />
            <PrivacyActions erasure={data} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** What happened so far, a sentence each. */
function Story({ erasure }: { erasure: ErasureView }): React.JSX.Element {
  const { status, departedOn, requestedAt, requestedByName, reason, decidedAt, decidedByName } = erasure;
  const { refusal, erasedAt, allowed, holds } = erasure;
  const isHeld = holds.some(({ liftedAt }) => liftedAt === null);
  const decided = decidedAt !== null && decidedByName !== null;
  return (
    <div className="privacy__story">
      {status === 'none' && <p>{departedOn === null ? texts.stillHere : texts.nothing}</p>}
      {requestedAt !== null && requestedByName !== null && (
        <p>
          <Told at={requestedAt}>{(when) => texts.requested(requestedByName, when)}</Told>
          {reason !== null && <q className="privacy__reason">{reason}</q>}
        </p>
      )}
      {status === 'refused' && decided && (
        <p>
          <Told at={decidedAt}>{(when) => texts.refused(decidedByName, when)}</Told>
          {refusal !== null && <q className="privacy__reason">{refusal}</q>}
        </p>
      )}
      {(status === 'approved' || status === 'erased') && decided && (
        <p>
          <Told at={decidedAt}>{(when) => texts.approved(decidedByName, when)}</Told>
        </p>
      )}
      {status === 'approved' && <p>{texts.underWay}</p>}
      {erasedAt !== null && (
        <p>
          <Told at={erasedAt}>{(when) => texts.erased(when)}</Told>
        </p>
      )}
      {erasure.isExpired && <p>{texts.expired}</p>}
      {status === 'requested' && !erasure.isExpired && !allowed.approve && (
        <p>{isHeld ? texts.needsLift : (erasure.objection ?? texts.needsAnother)}</p>
      )}
    </div>
  );
}
