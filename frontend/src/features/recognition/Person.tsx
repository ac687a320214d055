import type { Colleague } from '@annals/contracts/features/people/views';
import { fullName } from '../../session/current-user';
import { Avatar } from '../../ui/Avatar';

/** A person with their picture. */
export function Person({
  person,
}: {
  person: Pick<Colleague, 'firstName' | 'lastName' | 'profileImageUrl'>;
}): React.JSX.Element {
  const name = fullName(person);
  return (
    <span className="recognition-person">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      {name}
    </span>
  );
}
