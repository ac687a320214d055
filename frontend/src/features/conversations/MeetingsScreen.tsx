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
import { filterOf, queryOf, seesOthers } from '../meetings/meeting-filter';
import { MeetingFilters } from '../meetings/MeetingFilters';
import { MeetingList } from '../meetings/MeetingList';
import { RescheduleDialog } from '../meetings/RescheduleDialog';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { texts } from '../meetings/texts';

/** The address `?schedule=` opens the form, `?schedule=<person>` with that person chosen; `?whose=` and `?status=` narrow the list. */
const SCHEDULE_PARAMETER = 'schedule';

/** The 1:1 Meetings screen. */
export default function MeetingsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const [rescheduled, setRescheduled] = useState<MeetingView | null>(null);
  const asked = queryOf(filter);
  const upcoming = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'upcoming' }));
  const past = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'past' }));
  const maySchedule = may(role, 'meetings:schedule');
  const isScheduling = maySchedule && address.has(SCHEDULE_PARAMETER);
  const schedule = () => setAddress({ ...asked, [SCHEDULE_PARAMETER]: '' });
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
          action={
            <MeetingFilters
              filter={filter}
              onChange={(chosen) => setAddress(queryOf(chosen), { replace: true })}
              offersWhose={seesOthers(role)}
            />
          }
        >
          <MeetingList
            upcoming={upcoming}
            past={past}
            isFiltered={filter.status !== undefined}
            onShowAll={() => setAddress({}, { replace: true })}
            onReschedule={setRescheduled}
            emptyAction={scheduleButton}
          />
        </Card>
      </div>
      {maySchedule && (
        <ScheduleMeetingDialog
          isOpen={isScheduling}
          employeeId={address.get(SCHEDULE_PARAMETER) ?? ''}
          onClose={() => setAddress(asked, { replace: true })}
        />
      )}
      <RescheduleDialog meeting={rescheduled} onClose={() => setRescheduled(null)} />
    </>
  );
}
