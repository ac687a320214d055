import { addressOf } from '@annals/contracts/addresses';
import type { DirectoryEntry } from '@annals/contracts/features/people/views';
import type { Role } from '@annals/contracts/kernel/roles';
import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import type { PaletteEntry, Sought } from '../../ui/palette-entry';
import { usePeopleListPeopleInfiniteQuery } from './api';
import { selectTexts } from './texts';

const SHOWN = 5;

/** The people whom the server finds: it has matched them already, also by what is not shown here. */
export default function usePeopleInPalette({ typed, lookedUp }: Sought): readonly PaletteEntry[] {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const asked = may(role, 'people:see') && lookedUp !== '';
  const { currentData } = usePeopleListPeopleInfiniteQuery(asked ? { search: lookedUp } : skipToken);
  if (typed.trim() === '') return [];
  return (currentData?.pages ?? [])
    .flatMap(({ items }) => items)
    .slice(0, SHOWN)
    .map((person) => ({
      id: person.id,
      group: selectTexts.paletteGroup,
      label: fullName(person),
      hint: [person.position, person.department].filter((part) => part !== null).join(', '),
      open: () => void navigate(whereToFind(person, role)),
    }));
}

/** An administrator opens a person; a manager schedules a meeting with them. */
function whereToFind({ id }: DirectoryEntry, role: Role): string {
  if (role === 'admin') return addressOf('administrationItem', { section: 'people', item: id });
  return may(role, 'meetings:schedule') ? `${addressOf('meetings')}?schedule=${id}` : addressOf('meetings');
}
