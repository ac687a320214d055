import { usePeopleLookUpQuery } from '../api';
import { foundBy, optionOf, type FindPeople } from './person-option';

/** Everybody who works here but the reader, by name alone. */
export const useColleagues: FindPeople = (search) =>
  foundBy(usePeopleLookUpQuery({ search }), (people) => people.map((person) => optionOf(person)));
