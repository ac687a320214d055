import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import * as HoverCard from '@radix-ui/react-hover-card';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { onlyByKeyboard } from '../../ui/IconButton';
import './person-link.css';

const PersonCard = lazy(() => import('./PersonCard'));

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
    <HoverCard.Root openDelay={400} closeDelay={150}>
      <HoverCard.Trigger asChild onFocus={onlyByKeyboard}>
        <Link className="person-link" to={addressOf('person', { personId: id })}>
          {name}
        </Link>
      </HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content className="person-card" align="start" sideOffset={4} collisionPadding={8}>
          <Suspense>
            <PersonCard personId={id} />
          </Suspense>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}
