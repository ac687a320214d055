import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../../session/current-user';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import { usePeopleListPeopleInfiniteQuery } from './api';
import { PersonChoice } from './PersonChoice';
import { selectTexts } from './texts';

/** Somebody who is chosen already. */
export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
}

interface PersonSelectProps {
  readonly label: string;
  readonly registration: UseFormRegisterReturn;
  /** Stays among the choices, whatever is searched for. */
  readonly chosen?: ChosenPerson | undefined;
  readonly error: string | undefined;
}

/** Someone of all the people the reader may see: typed to find, then chosen. */
export function PersonSelect(props: PersonSelectProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { currentData, isFetching } = usePeopleListPeopleInfiniteQuery(search === '' ? {} : { search });
  const people = (currentData?.pages ?? []).flatMap(({ items }) => items);
  return (
    <PersonChoice
      {...props}
      texts={selectTexts}
      typed={typed}
      onType={setTyped}
      isSearching={isFetching}
      found={people.map((person) => ({ id: person.id, name: fullName(person), beside: person.department }))}
    />
  );
}
