import { usePeopleListPeopleInfiniteQuery } from '../api';
import { foundBy, optionOf, type FindPeople } from './person-option';

/** All the people the reader may see, by name or address. */
export const useEverybody: FindPeople = (search) =>
  foundBy(usePeopleListPeopleInfiniteQuery(search === '' ? {} : { search }), ({ pages }) =>
    pages.flatMap(({ items }) => items).map((person) => optionOf(person, person.department)),
  );
