import { fullName } from '../../../session/current-user';
import type { BoxOption, FindOptions } from '../../../ui/combobox/option';

/** Somebody who can be chosen. */
export interface PersonOption extends BoxOption {
  readonly imageUrl?: string | null;
}

/** A hook that looks for people by what was typed. */
export type FindPeople = FindOptions<PersonOption>;

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly isError: boolean;
}

/** What a query found, as choices. */
export function foundBy<Data, Option extends BoxOption>(
  { data, currentData, isError }: Result<Data>,
  optionsOf: (data: Data) => readonly Option[],
): ReturnType<FindOptions<Option>> {
  return {
    found: data === undefined ? undefined : optionsOf(data),
    isAnswer: currentData !== undefined,
    isFailed: isError,
  };
}

interface Named {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position?: string | null;
  readonly profileImageUrl?: string | null;
}

/** A person of an answer as a choice. @param beside what tells namesakes apart; left out: the position */
export function optionOf(person: Named, beside: string | null = person.position ?? null): PersonOption {
  return {
    id: person.id,
    name: fullName(person),
    beside,
    ...(person.profileImageUrl !== undefined && { imageUrl: person.profileImageUrl }),
  };
}
