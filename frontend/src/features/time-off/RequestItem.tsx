import type { TimeOffRequestView } from '@annals/contracts/features/time-off/views';
import {
  periodLabel,
  TIME_OFF_TYPE_LABELS,
  workingDaysLabel,
} from '@annals/contracts/features/time-off/words';
import { When } from '../../ui/When';
import { PersonLink } from '../people/PersonLink';
import { Avatar } from '../../ui/Avatar';
import { RequestActions } from './RequestActions';
import { RequestHistory } from './RequestHistory';
import { RequestStatus } from './RequestStatus';
import { halvesOf } from './shown';
import { listTexts } from './texts';

interface RequestItemProps {
  readonly request: TimeOffRequestView;
  /** Whose it is, where it is not one's own. */
  readonly employeeName?: string;
  /** Selects it among others. */
  readonly box?: React.ReactNode;
}

/** One request: what for and when, how far it is, and what can be done with it. */
export function RequestItem({ request, employeeName, box }: RequestItemProps): React.JSX.Element {
  const { type, status, workingDays, totalDays, createdAt } = request;
  const halves = halvesOf(request);
  return (
    <li className="time-off-request">
      <div className="time-off-request__head">
        {box}
        {employeeName !== undefined && <Avatar name={employeeName} />}
        <div className="time-off-request__what">
          {employeeName !== undefined && (
            <strong>
              <PersonLink id={request.employeeId} name={employeeName} />
            </strong>
          )}
          <span className={employeeName === undefined ? 'time-off-request__period' : undefined}>
            {TIME_OFF_TYPE_LABELS[type]}, {periodLabel(request)}
            {halves !== '' && ` (${halves})`}
          </span>
        </div>
        <RequestStatus status={status} />
      </div>
      <p className="time-off-request__facts">
        {workingDaysLabel(workingDays)} · {listTexts.calendarDays(totalDays)} · {listTexts.requested}{' '}
        <When at={createdAt} precision="day" />
        {status === 'pending' && employeeName === undefined && ` · ${decidesOn(request)}`}
      </p>
      <Words label={listTexts.reason} words={request.reason} />
      <Words label={listTexts.notes} words={request.notes} />
      <Words label={listTexts.managerNotes} words={request.managerNotes} />
      <Words label={listTexts.cancellation} words={request.cancellationReason} />
      <RequestActions request={request} employeeName={employeeName} />
      <RequestHistory requestId={request.id} />
    </li>
  );
}

function decidesOn({ managerName }: TimeOffRequestView): string {
  return managerName === null ? listTexts.administratorDecides : listTexts.decides(managerName);
}

function Words({ label, words }: { label: string; words: string | null }): React.JSX.Element | null {
  if (words === null || words === '') return null;
  return (
    <p className="time-off-request__words">
      <span className="time-off-request__label">{label}: </span>
      {words}
    </p>
  );
}
