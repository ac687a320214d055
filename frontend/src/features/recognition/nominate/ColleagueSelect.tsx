import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fullName } from '../../../session/current-user';
import { usePeopleLookUpQuery } from '../../people/api';
import { PersonChoice } from '../../people/PersonChoice';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { nominateTexts } from './texts';

interface ColleagueSelectProps {
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Somebody of the organization other than oneself: typed to find, then chosen. */
export function ColleagueSelect({ registration, error }: ColleagueSelectProps): React.JSX.Element {
  const [typed, setTyped] = useState('');
  const { currentData, isFetching, isError } = usePeopleLookUpQuery({
    search: useDebouncedValue(typed.trim()),
  });
  return (
    <PersonChoice
      texts={{ ...nominateTexts, choose: nominateTexts.chooseRecipient }}
      label={nominateTexts.recipient}
      registration={registration}
      error={error ?? (isError ? nominateTexts.failedPeople : undefined)}
      typed={typed}
      onType={setTyped}
      isSearching={isFetching}
      found={(currentData ?? []).map((person) => ({
        id: person.id,
        name: fullName(person),
        beside: person.position,
      }))}
    />
  );
}
