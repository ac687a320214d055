import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { ScreenHead } from '../../ui/ScreenHead';
import { SkipLevelSection } from '../skip-level/SkipLevelSection';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { ALL_MEETINGS, queryOf, seesOthers, type MeetingFilter } from '../meetings/meeting-filter';
import { MeetingFilters } from '../meetings/MeetingFilters';
import { MeetingList } from '../meetings/MeetingList';
import { RescheduleDialog } from '../meetings/RescheduleDialog';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { texts } from '../meetings/texts';

/** The address `?schedule=` opens the form, `?schedule=<person>` with that person chosen. */
const SCHEDULE_PARAMETER = 'schedule';

/** The 1:1 Meetings screen. */
export default function MeetingsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState<MeetingFilter>(ALL_MEETINGS);
  const [rescheduled, setRescheduled] = useState<MeetingView | null>(null);
  const asked = queryOf(filter);
  const upcoming = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'upcoming' }));
  const past = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'past' }));
  const maySchedule = may(role, 'meetings:schedule');
  const isScheduling = maySchedule && address.has(SCHEDULE_PARAMETER);
  const schedule = () => setAddress({ [SCHEDULE_PARAMETER]: '' });
  const scheduleButton = maySchedule && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.schedule} onClick={schedule} />
  );

  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={scheduleButton} />
      <div className="screen-grid in-order">
        <SkipLevelSection />
        <Card
          title={texts.listTitle}
          action={<MeetingFilters filter={filter} onChange={setFilter} offersWhose={seesOthers(role)} />}
        >
          <MeetingList
            upcoming={upcoming}
            past={past}
            isFiltered={filter.status !== undefined}
            onShowAll={() => setFilter(ALL_MEETINGS)}
            onReschedule={setRescheduled}
            emptyAction={scheduleButton}
          />
        </Card>
      </div>
      {maySchedule && (
        <ScheduleMeetingDialog
          isOpen={isScheduling}
          employeeId={address.get(SCHEDULE_PARAMETER) ?? ''}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
      <RescheduleDialog meeting={rescheduled} onClose={() => setRescheduled(null)} />
    </>
  );
}
