import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import { useEffect, useState } from 'react';
import { isRefusedAs } from '../../api/api-error';
import { call } from '../../api/call';
import { PublicCard } from './PublicCard';
import { welcomeTexts as texts } from './texts';
import { WelcomeByProvider } from './WelcomeByProvider';
import { WelcomeForm } from './WelcomeForm';

const SIGN_IN = { address: '/login', label: texts.signIn };

/** What is known of the link: nothing yet, whom it is for, or why it does not work. */
type Found =
  | { email: string; passwords: boolean; refusal?: undefined }
  | { refusal: string; canRetry: boolean }
  | null;

/** Where the link of an invitation leads: somebody new chooses their password, and is in. */
export default function WelcomePage(): React.JSX.Element {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [found, setFound] = useState<Found>(null);
  const [tries, setTries] = useState(0);
  // Neither the history of the browser nor the next page's referrer need to know it.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      if (!accountRoutes.lookAtInvitation.body.safeParse({ token }).success)
        return { refusal: texts.noToken, canRetry: false };
      const { data, error } = await call(accountRoutes.lookAtInvitation, { token });
      if (data) return { email: data.email, passwords: data.passwords };
      return { refusal: error.detail, canRetry: !isRefusedAs(error, 'accounts.link-no-longer-works') };
    };
    void ask().then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [token, tries]);

  if (found === null)
    return (
      <PublicCard title={texts.title} lead={texts.lead} link={SIGN_IN}>
        <p className="sign-in__answer" role="status">
          {texts.checking}
        </p>
      </PublicCard>
    );
  if (found.refusal !== undefined)
    return (
      <PublicCard title={texts.goneTitle} lead={texts.goneLead} link={SIGN_IN}>
        <p className="sign-in__answer" role="alert">
          {found.refusal}
        </p>
        {found.canRetry && (
          <button
            className="public-button"
            type="button"
            onClick={() => {
              setFound(null);
              setTries(tries + 1);
            }}
          >
            {texts.retry}
          </button>
        )}
      </PublicCard>
    );
  if (!found.passwords)
    return (
      <PublicCard title={texts.title} lead={texts.leadByProvider(found.email)} link={SIGN_IN}>
        <WelcomeByProvider token={token} />
      </PublicCard>
    );
  return (
    <PublicCard title={texts.title} lead={texts.lead} link={SIGN_IN}>
      <WelcomeForm token={token} email={found.email} />
    </PublicCard>
  );
}
