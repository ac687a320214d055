import type { SectionProps } from '../section-props';
import { PeopleDirectory } from './PeopleDirectory';
import { PersonPage } from './PersonPage';
import './people.css';

/** Everybody, or one of them. */
export default function People({ item }: SectionProps): React.JSX.Element {
  return item === undefined ? <PeopleDirectory /> : <PersonPage key={item} personId={item} />;
}
