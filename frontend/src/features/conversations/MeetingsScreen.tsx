import type { MeetingView } from '@annals/contracts/features/meetings/views';
import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { today } from '../../time/due';
import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { ScreenHead } from '../../ui/ScreenHead';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { useAddressState } from '../../ui/useAddressState';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { SkipLevelSection } from '../skip-level/SkipLevelSection';
import { useMeetingsListInfiniteQuery } from '../meetings/api';
import { ALL_MEETINGS, meetingFilter, queryOf, seesOthers, weekIn } from '../meetings/meeting-filter';
import { MeetingFilters } from '../meetings/MeetingFilters';
import { MeetingList } from '../meetings/MeetingList';
import { RescheduleDialog } from '../meetings/RescheduleDialog';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { texts, weekTexts } from '../meetings/texts';
import { MeetingsWeek } from '../meetings/week/MeetingsWeek';

/** The 1:1 Meetings screen: a list, or by `?week=<day>` a week. `?schedule` opens the form, `?schedule=<person>` with that person chosen. */
export default function MeetingsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const address = useAddressState();
  const form = useFormInAddress('schedule');
  const day = weekIn(address.get('week'), today());
  const maySchedule = may(role, 'meetings:schedule');
  const scheduleButton = maySchedule && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.schedule} onClick={form.open} />
  );
  const turn = (week: string | undefined) => address.change({ week }, { replace: true });
  const view = (
    <Choice
      label={weekTexts.view}
      options={[
        { value: 'list', label: weekTexts.list },
        { value: 'week', label: weekTexts.week },
      ]}
      chosen={day === undefined ? 'list' : 'week'}
      onChoose={(chosen) => turn(chosen === 'week' ? today() : undefined)}
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
        <ScheduleMeetingDialog isOpen={form.isOpen} employeeId={form.chosen} onClose={form.close} />
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
  const [filter, setFilter] = useAddressFilter(meetingFilter);
  const [rescheduled, setRescheduled] = useState<MeetingView | null>(null);
  const asked = queryOf(filter);
  const upcoming = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'upcoming' }));
  const past = pagedList(useMeetingsListInfiniteQuery({ ...asked, when: 'past' }));
  return (
    <Card
      title={texts.listTitle}
      action={
        <MeetingFilters filter={filter} onChange={setFilter} offersWhose={seesOthers(role)}>
          {view}
        </MeetingFilters>
      }
    >
      <MeetingList
        upcoming={upcoming}
        past={past}
        isFiltered={filter.status !== undefined}
        onShowAll={() => setFilter(ALL_MEETINGS)}
        onReschedule={setRescheduled}
        emptyAction={emptyAction}
      />
      <RescheduleDialog meeting={rescheduled} onClose={() => setRescheduled(null)} />
    </Card>
  );
}
