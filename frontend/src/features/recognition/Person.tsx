import type { Colleague } from '@annals/contracts/features/people/views';
import { PersonLink } from '../people/PersonLink';
import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';

/** A person with their picture. */
export function Person({
  person,
}: {
  person: Pick<Colleague, 'id' | 'firstName' | 'lastName' | 'profileImageUrl'>;
}): React.JSX.Element {
  const name = fullName(person);
  return (
    <span className="recognition-person">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <PersonLink id={person.id} name={name} />
    </span>
  );
}
