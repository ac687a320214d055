import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import { lazy, Suspense, useState } from 'react';
import { Logo } from '../../ui/Logo';
import { DemoAccounts } from './DemoAccounts';
import { ProviderButtons } from './ProviderButtons';
import { SignInForm } from './SignInForm';
import { texts } from './texts';
import { useWaysIn } from './useWaysIn';
import './sign-in.css';

/** Most people never see one. */
const SignInFault = lazy(() => import('./SignInFault'));

/** The sign-in screen. */
export default function SignInPage(): React.JSX.Element {
  const [chosen, setChosen] = useState<DemoAccount>();
  const ways = useWaysIn();
  return (
    <main className="sign-in">
      <div className="sign-in__column">
        <a className="sign-in__home" href="/landing" aria-label={texts.home}>
          <Logo />
        </a>
        <div className="sign-in__card">
          <h1>{texts.title}</h1>
          <p className="sign-in__lead">{ways.passwords ? texts.lead : texts.leadWithout}</p>
          {new URLSearchParams(window.location.search).has('fault') && (
            <Suspense>
              <SignInFault />
            </Suspense>
          )}
          <ProviderButtons />
          <SignInForm filledWith={chosen} passwords={ways.passwords} />
        </div>
        {ways.passwords && <DemoAccounts onChoose={setChosen} />}
        {ways.emergency && (
          <a className="sign-in__back" href="/emergency">
            {texts.emergency}
          </a>
        )}
      </div>
    </main>
  );
}
