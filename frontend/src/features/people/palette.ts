import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useNavigate } from 'react-router-dom';
import { fullName, useCurrentUser } from '../../session/current-user';
import type { Found, Sought } from '../../ui/palette-entry';
import { usePeopleListPeopleInfiniteQuery } from './api';
import { placeOf } from './place-of';
import { paletteTexts } from './texts';

const SHOWN = 5;

/** The people whom the server finds: it has matched them already, also by what is not shown here. */
export default function usePeopleInPalette({ typed, lookedUp }: Sought): Found {
  const { role } = useCurrentUser();
  const navigate = useNavigate();
  const isAllowed = may(role, 'people:see');
  const { currentData, isFetching } = usePeopleListPeopleInfiniteQuery(
    isAllowed && lookedUp !== '' ? { search: lookedUp } : skipToken,
  );
  const people = (typed.trim() === '' ? [] : (currentData?.pages ?? [])).flatMap(({ items }) => items);
  return {
    entries: people.slice(0, SHOWN).map((person) => ({
      id: person.id,
      group: paletteTexts.group,
      label: fullName(person),
      hint: placeOf(person),
      open: () => void navigate(addressOf('person', { personId: person.id })),
    })),
    isPending:
      isAllowed && typed.trim() !== '' && (lookedUp !== typed.trim() || (isFetching && !currentData)),
  };
}
