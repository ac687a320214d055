import { addressOf } from '@annals/contracts/addresses';
import { may } from '@annals/contracts/permissions';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { ScreenHead } from '../../ui/ScreenHead';
import { OwnItems } from './OwnItems';
import { Reviews } from './Reviews';
import { ownTexts as texts } from './texts';

/** What waits for a reviewer; for auditors the reviews themselves. */
export default function AccessReviewsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  if (!may(role, 'access-reviews:answer'))
    return (
      <>
        <ScreenHead sentence={texts.auditorSubtitle} />
        <Reviews />
      </>
    );
  return (
    <>
      <ScreenHead
        sentence={texts.subtitle}
        action={
          may(role, 'access-reviews:administer') ? (
            <Link to={addressOf('administrationSection', { section: 'access-reviews' })}>{texts.all}</Link>
          ) : undefined
        }
      />
      <OwnItems />
    </>
  );
}
