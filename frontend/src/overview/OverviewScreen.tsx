import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useCurrentUser } from '../accounts/current-user';
import { pagedList } from '../api/paged-list';
import { ErrorFace } from '../design/ErrorFace';
import { SkeletonRows } from '../design/SkeletonRows';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { ActionItemsCard } from './ActionItemsCard';
import { SkipLevelReminderDialog } from '../skip-level/SkipLevelReminderDialog';
import { partOfDay } from './part-of-day';
import { SHOWN_ON_DASHBOARD } from './meeting-selections';
import { RecentMeetingsCard } from './RecentMeetingsCard';
import { texts } from './texts';
import { UpcomingMeetingsCard } from './UpcomingMeetingsCard';
import './overview.css';

/** Enough meetings to find the next and the latest ones among them. */
const LOOKED_AT = 200;

/** The dashboard: what is next, what just happened, what was agreed. */
export default function OverviewScreen(): React.JSX.Element {
  const { firstName, role } = useCurrentUser();
  const [isScheduling, setIsScheduling] = useState(false);
  const meetings = pagedList(useMeetingsListInfiniteQuery({ whose: 'mine', limit: LOOKED_AT }));
  const maySchedule = may(role, 'meetings:schedule');
  const schedule = () => setIsScheduling(true);

  return (
    <>
      <SkipLevelReminderDialog />
      <div className="overview-head">
        <h2 className="overview-head__greeting">{texts.greeting(partOfDay(new Date()), firstName)}</h2>
        <p>{maySchedule ? texts.managerLead : texts.lead}</p>
      </div>
      {meetings.items ? (
        <div className="screen-grid screen-grid--two">
          <RecentMeetingsCard
            meetings={meetings.items}
            newMeeting={maySchedule && <Button text={texts.recent.add} onClick={schedule} />}
            scheduleMeeting={
              maySchedule && <Button intent="primary" text={texts.recent.schedule} onClick={schedule} />
            }
          />
          <div className="screen-grid">
            <UpcomingMeetingsCard meetings={meetings.items} />
            <ActionItemsCard meetings={meetings.items} />
          </div>
        </div>
      ) : meetings.error ? (
        <ErrorFace level={2} title={texts.failed} error={meetings.error} onRetry={meetings.retry} />
      ) : (
        <div className="screen-grid screen-grid--two">
          <div className="card">
            <SkeletonRows label={texts.loading} rows={SHOWN_ON_DASHBOARD} />
          </div>
        </div>
      )}
      {maySchedule && <ScheduleMeetingDialog isOpen={isScheduling} onClose={() => setIsScheduling(false)} />}
    </>
  );
}
