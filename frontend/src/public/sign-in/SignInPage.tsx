import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import { lazy, Suspense, useState } from 'react';
import { Logo } from '../../ui/Logo';
import { DemoAccounts } from './DemoAccounts';
import { ProviderButtons } from './ProviderButtons';
import { SignInForm } from './SignInForm';
import { texts } from './texts';
import './sign-in.css';

/** Most people never see one. */
const SignInFault = lazy(() => import('./SignInFault'));

/** The sign-in screen. */
export default function SignInPage(): React.JSX.Element {
  const [chosen, setChosen] = useState<DemoAccount>();
  return (
    <main className="sign-in">
      <div className="sign-in__column">
        <a className="sign-in__home" href="/landing" aria-label={texts.home}>
          <Logo />
        </a>
        <div className="sign-in__card">
          <h1>{texts.title}</h1>
          <p className="sign-in__lead">{texts.lead}</p>
          {new URLSearchParams(window.location.search).has('fault') && (
            <Suspense>
              <SignInFault />
            </Suspense>
          )}
          <ProviderButtons />
          <SignInForm filledWith={chosen} />
        </div>
        <DemoAccounts onChoose={setChosen} />
      </div>
    </main>
  );
}
