import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { HoverBox } from '../../ui/HoverBox';
import { lazily } from '../../ui/lazily';
import './person-link.css';

const PersonCard = lazily(() => import('./PersonCard'));

interface PersonLinkProps {
  /** Null of somebody whose page cannot be named: their name is shown alone. */
  readonly id: string | null;
  readonly name: string;
}

/** A person's name, which leads to their page. Who rests on it, by pointer or keyboard, sees who they are. */
export function PersonLink({ id, name }: PersonLinkProps): React.JSX.Element {
  const { role } = useCurrentUser();
  if (id === null || !may(role, 'people:look-up')) return <>{name}</>;
  return (
    <Link className="person-link" to={addressOf('person', { personId: id })} data-person={id}>
      {name}
    </Link>
  );
}

/** Who it is whose name somebody rests on. */
export function PersonAtName(): React.JSX.Element {
  return (
    <HoverBox attribute="data-person" opensAfter={400} className="person-card" side="below">
      {(personId) => (
        <Suspense>
          <PersonCard personId={personId} />
        </Suspense>
      )}
    </HoverBox>
  );
}
