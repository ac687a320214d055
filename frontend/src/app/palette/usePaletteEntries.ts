import { may } from '@annals/contracts/permissions';
import type { DirectoryEntry } from '@annals/contracts/features/people/views';
import type { Role } from '@annals/contracts/kernel/roles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import { chooseTheme, THEME_CHOICES, THEME_LABELS } from '../../ui/theme';
import { administrationPath, APP_PATHS, meetingPath } from '../../entry/app-paths';
import { useMeetingsListInfiniteQuery } from '../../features/meetings/api';
import { usePeopleListPeopleInfiniteQuery } from '../../features/people/api';
import { meetingTime } from '../../time/format';
import { mainPath, paletteScreensFor } from '../screens';
import { signOut } from '../session-addresses';
import { matching, type PaletteEntry } from './palette-entry';
import { texts } from './texts';

const PEOPLE_SHOWN = 5;
const MEETINGS_SHOWN = 6;

/** What the palette finds for `typed`: pages, actions, meetings, and people (who are looked up as `looked up`). */
export function usePaletteEntries(typed: string, lookedUp: string): readonly PaletteEntry[] {
  const pages = usePages();
  const actions = useActions();
  const meetings = useMeetings();
  const people = usePeople(lookedUp);
  return [
    ...matching([...pages, ...actions], typed),
    ...matching(meetings, typed).slice(0, MEETINGS_SHOWN),
    // The server has matched these already, also by what is not shown here.
    ...(typed.trim() === '' ? [] : people.slice(0, PEOPLE_SHOWN)),
  ];
}

function usePages(): readonly PaletteEntry[] {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  return paletteScreensFor(role).map((screen) => ({
    id: mainPath(screen),
    group: texts.pages,
    label: screen.label,
    open: () => void navigate(mainPath(screen)),
  }));
}

function useActions(): readonly PaletteEntry[] {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const schedule: PaletteEntry = {
    id: 'schedule',
    group: texts.actions,
    label: texts.schedule,
    open: () => void navigate(`${APP_PATHS.meetings}?schedule=`),
  };
  return [
    ...(may(role, 'meetings:schedule') ? [schedule] : []),
    ...THEME_CHOICES.map((choice) => ({
      id: `theme-${choice}`,
      group: texts.actions,
      label: texts.theme(THEME_LABELS[choice]),
      open: () => chooseTheme(choice),
    })),
    {
      id: 'sign-out',
      group: texts.actions,
      label: texts.signOut,
      open: signOut,
    },
  ];
}

function useMeetings(): readonly PaletteEntry[] {
  const { id, role } = useCurrentUser();
  const navigate = useNavigate();
  const { data } = useMeetingsListInfiniteQuery(may(role, 'meetings:see') ? {} : skipToken);
  return (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .map((meeting) => ({
      id: meeting.id,
      group: texts.meetings,
      label: meeting.title,
      hint: `${meeting.managerId === id ? meeting.employeeName : meeting.managerName}, ${meetingTime(meeting.scheduledAt)}`,
      open: () => void navigate(meetingPath(meeting.id)),
    }));
}

function usePeople(search: string): readonly PaletteEntry[] {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const asked = may(role, 'people:see') && search !== '';
  const { currentData } = usePeopleListPeopleInfiniteQuery(asked ? { search } : skipToken);
  return (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .map((person) => ({
      id: person.id,
      group: texts.people,
      label: fullName(person),
      hint: [person.position, person.department].filter((part) => part !== null).join(', '),
      open: () => void navigate(whereToFind(person, role)),
    }));
}

/** An administrator opens a person; a manager schedules a meeting with them. */
function whereToFind({ id }: DirectoryEntry, role: Role): string {
  if (role === 'admin') return administrationPath('people', id);
  return may(role, 'meetings:schedule') ? `${APP_PATHS.meetings}?schedule=${id}` : APP_PATHS.meetings;
}
