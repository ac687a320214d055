import { fullName } from '../../../session/current-user';

/** Somebody who can be chosen. */
export interface PersonOption {
  readonly id: string;
  readonly name: string;
  /** What tells namesakes apart. */
  readonly beside?: string | null;
  readonly imageUrl?: string | null;
}

/** A hook that looks for people by what was typed. */
export type FindPeople = (search: string) => {
  /** Those of the last answer, perhaps to other words. */
  readonly found: readonly PersonOption[] | undefined;
  /** Whether that is the answer to these words. */
  readonly isAnswer: boolean;
  readonly isFailed: boolean;
};

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly isError: boolean;
}

/** What a query found, as choices. */
export function foundBy<Data>(
  { data, currentData, isError }: Result<Data>,
  optionsOf: (data: Data) => readonly PersonOption[],
): ReturnType<FindPeople> {
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
