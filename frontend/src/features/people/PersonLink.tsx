import { addressOf } from '@annals/contracts/addresses';
import { Link } from 'react-router-dom';
import { fullName } from '../../session/current-user';

interface PersonLinkProps {
  readonly person: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** A person's name, which leads to their page. */
export function PersonLink({ person }: PersonLinkProps): React.JSX.Element {
  return <Link to={addressOf('person', { personId: person.id })}>{fullName(person)}</Link>;
}
