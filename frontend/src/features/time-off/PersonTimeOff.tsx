import { addressOf } from '@annals/contracts/addresses';
import {
  periodLabel,
  TIME_OFF_TYPE_LABELS,
  workingDaysLabel,
} from '@annals/contracts/features/time-off/words';
import { pagedList } from '../../api/paged-list';
import type { PersonCardProps } from '../../ui/feature';
import { RecordsCard } from '../../ui/RecordsCard';
import { useTimeOffTeamInfiniteQuery } from './api';
import { RequestStatus } from './RequestStatus';
import { ofPersonTexts } from './texts';

/** The time off that a person has asked for, the newest first. */
export default function PersonTimeOff({ personId }: PersonCardProps): React.JSX.Element {
  const list = pagedList(useTimeOffTeamInfiniteQuery({ employeeId: personId }));
  return (
    <RecordsCard list={list} texts={ofPersonTexts} allAt={addressOf('timeOff')}>
      {(request) => ({
        key: request.id,
        label: `${TIME_OFF_TYPE_LABELS[request.type]}, ${periodLabel(request)}`,
        facts: workingDaysLabel(request.workingDays),
        badge: <RequestStatus status={request.status} />,
      })}
    </RecordsCard>
  );
}
