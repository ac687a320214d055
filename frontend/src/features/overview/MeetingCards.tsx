import { OWN_MEETINGS } from '@annals/contracts/features/dashboard/own-meetings';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { Card } from '../../ui/Card';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Loaded } from '../../ui/Loaded';
import { ActionItemsCard } from './ActionItemsCard';
import { useDashboardMeetingsQuery } from './api';
import { RecentMeetingsCard } from './RecentMeetingsCard';
import { texts } from './texts';
import { UpcomingMeetingsCard } from './UpcomingMeetingsCard';

const ScheduleMeetingDialog = lazyDialog(
  async () => (await import('../meetings/ScheduleMeetingDialog')).ScheduleMeetingDialog,
);

/** The reader's own 1:1s: the latest, the next, and what was agreed in them. */
export function MeetingCards(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [isScheduling, setIsScheduling] = useState(false);
  const query = useDashboardMeetingsQuery();
  const maySchedule = may(role, 'meetings:schedule');
  const schedule = () => setIsScheduling(true);
  return (
    <Loaded
      query={query}
      texts={texts}
      rows={OWN_MEETINGS}
      frame={(state) => <Card title={texts.recent.title}>{state}</Card>}
    >
      {(data) => (
        <>
          <RecentMeetingsCard
            meetings={data.recent}
            newMeeting={maySchedule && <Button text={texts.recent.add} onClick={schedule} />}
            scheduleMeeting={
              maySchedule && <Button intent="primary" text={texts.recent.schedule} onClick={schedule} />
            }
          />
          <UpcomingMeetingsCard meetings={data.upcoming} />
          <ActionItemsCard items={data.openItems} />
          {maySchedule && (
            <ScheduleMeetingDialog isOpen={isScheduling} onClose={() => setIsScheduling(false)} />
          )}
        </>
      )}
    </Loaded>
  );
}
