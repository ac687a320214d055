import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { today } from '../../time/due';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { ScreenHead } from '../../ui/ScreenHead';
import { SkipLevelSection } from '../skip-level/SkipLevelSection';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { filterOf, queryOf, seesOthers, WEEK_PARAMETER, weekIn } from '../meetings/meeting-filter';
import { MeetingFilters } from '../meetings/MeetingFilters';
import { MeetingList } from '../meetings/MeetingList';
import { RescheduleDialog } from '../meetings/RescheduleDialog';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { texts, weekTexts } from '../meetings/texts';
import { MeetingsWeek } from '../meetings/week/MeetingsWeek';

/** The address `?schedule=` opens the form, `?schedule=<person>` with that person chosen; `?whose=` and `?status=` narrow the list, `?week=<day>` shows a week. */
const SCHEDULE_PARAMETER = 'schedule';

/** The 1:1 Meetings screen: a list, or a week. */
export default function MeetingsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const asked = queryOf(filterOf(address));
  const day = weekIn(address, today());
  const shown = { ...asked, ...(day !== undefined && { [WEEK_PARAMETER]: day }) };
  const maySchedule = may(role, 'meetings:schedule');
  const isScheduling = maySchedule && address.has(SCHEDULE_PARAMETER);
  const scheduleButton = maySchedule && (
    <Button
      intent="primary"
      icon={<PlusIcon />}
      text={texts.schedule}
      onClick={() => setAddress({ ...shown, [SCHEDULE_PARAMETER]: '' })}
    />
  );
  const turn = (to: string) => setAddress({ ...asked, [WEEK_PARAMETER]: to }, { replace: true });
  const view = (
    <Choice
      label={weekTexts.view}
      options={[
        { value: 'list', label: weekTexts.list },
        { value: 'week', label: weekTexts.week },
      ]}
      chosen={day === undefined ? 'list' : 'week'}
      onChoose={(chosen) => (chosen === 'week' ? turn(today()) : setAddress(asked, { replace: true }))}
    />
  );

  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={scheduleButton} />
      <div className="screen-grid in-order">
        <SkipLevelSection />
        {day === undefined ? (
          <AllMeetings view={view} emptyAction={scheduleButton} />
        ) : (
          <MeetingsWeek day={day} onTurn={turn} action={view} />
        )}
      </div>
      {maySchedule && (
        <ScheduleMeetingDialog
          isOpen={isScheduling}
          employeeId={address.get(SCHEDULE_PARAMETER) ?? ''}
          onClose={() => setAddress(shown, { replace: true })}
        />
      )}
    </>
  );
}

interface AllMeetingsProps {
  readonly view: React.ReactNode;
  readonly emptyAction: React.ReactNode;
}

/** The list, as the address narrows it. */
function AllMeetings({ view, emptyAction }: AllMeetingsProps): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const [rescheduled, setRescheduled] = useState<MeetingView | null>(null);
  const filter = filterOf(address);
  const asked = queryOf(filter);
  const upcoming = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'upcoming' }));
  const past = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'past' }));
  return (
    <Card
      title={texts.listTitle}
      action={
        <MeetingFilters
          filter={filter}
          onChange={(chosen) => setAddress(queryOf(chosen), { replace: true })}
          offersWhose={seesOthers(role)}
        >
          {view}
        </MeetingFilters>
      }
    >
      <MeetingList
        upcoming={upcoming}
        past={past}
        isFiltered={filter.status !== undefined}
        onShowAll={() => setAddress({}, { replace: true })}
        onReschedule={setRescheduled}
        emptyAction={emptyAction}
      />
      <RescheduleDialog meeting={rescheduled} onClose={() => setRescheduled(null)} />
    </Card>
  );
}
