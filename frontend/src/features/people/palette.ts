import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import type { PaletteEntry, Sought } from '../../ui/palette-entry';
import { usePeopleListPeopleInfiniteQuery } from './api';
import { placeOf } from './place-of';
import { paletteTexts } from './texts';

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
      group: paletteTexts.group,
      label: fullName(person),
      hint: placeOf(person),
      open: () => void navigate(addressOf('person', { personId: person.id })),
    }));
}
