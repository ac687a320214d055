import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { meetingTime } from '../../time/format';
import { ACTIONS, matching, type Found, type PaletteEntry, type Sought } from '../../ui/palette-entry';
import { useMeetingsListInfiniteQuery } from './api';
import { texts } from './texts';

const SHOWN = 6;

/** The newest meetings, and the form for another one. */
export default function useMeetingsInPalette({ typed }: Sought): Found {
  const { id, role } = useCurrentUser();
  const navigate = useNavigate();
  const { data, isLoading } = useMeetingsListInfiniteQuery(may(role, 'meetings:see') ? {} : skipToken);
  const schedule: PaletteEntry = {
    id: 'schedule',
    group: ACTIONS,
    label: texts.schedule,
    open: () => void navigate(`${addressOf('meetings')}?schedule=`),
  };
  const meetings = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .map((meeting) => ({
      id: meeting.id,
      group: texts.paletteGroup,
      label: meeting.title,
      hint: `${meeting.managerId === id ? meeting.employeeName : meeting.managerName}, ${meetingTime(meeting.scheduledAt)}`,
      open: () => void navigate(addressOf('meeting', { meetingId: meeting.id })),
    }));
  return {
    entries: [
      ...matching(may(role, 'meetings:schedule') ? [schedule] : [], typed),
      ...matching(meetings, typed).slice(0, SHOWN),
    ],
    isPending: isLoading,
  };
}
