import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useCurrentUser } from '../accounts/current-user';
import { pagedList } from '../api/paged-list';
import { Card } from '../design/Card';
import { ErrorFace } from '../design/ErrorFace';
import { SkeletonRows } from '../design/SkeletonRows';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { ActionItemsCard } from './ActionItemsCard';
import { SHOWN_ON_DASHBOARD } from './meeting-selections';
import { RecentMeetingsCard } from './RecentMeetingsCard';
import { texts } from './texts';
import { UpcomingMeetingsCard } from './UpcomingMeetingsCard';

/** Enough meetings to find the next and the latest ones among them. */
const LOOKED_AT = 50;

/** The reader's own 1:1s: the latest, the next, and what was agreed in them. */
export function MeetingCards(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [isScheduling, setIsScheduling] = useState(false);
  const { items, error, retry } = pagedList(
    useMeetingsListInfiniteQuery({ whose: 'mine', limit: LOOKED_AT }),
  );
  const maySchedule = may(role, 'meetings:schedule');
  const schedule = () => setIsScheduling(true);
  if (!items)
    return (
      <Card title={texts.recent.title}>
        {error ? (
          <ErrorFace title={texts.failed} error={error} onRetry={retry} />
        ) : (
          <SkeletonRows label={texts.loading} rows={SHOWN_ON_DASHBOARD} />
        )}
      </Card>
    );
  return (
    <>
      <RecentMeetingsCard
        meetings={items}
        newMeeting={maySchedule && <Button text={texts.recent.add} onClick={schedule} />}
        scheduleMeeting={
          maySchedule && <Button intent="primary" text={texts.recent.schedule} onClick={schedule} />
        }
      />
      <UpcomingMeetingsCard meetings={items} />
      <ActionItemsCard meetings={items} />
      {maySchedule && <ScheduleMeetingDialog isOpen={isScheduling} onClose={() => setIsScheduling(false)} />}
    </>
  );
}
