import type { DemoAccount } from '@annals/contracts/features/accounts/routes';
import { useState } from 'react';
import { Logo } from '../../ui/Logo';
import { DemoAccounts } from './DemoAccounts';
import { SignInForm } from './SignInForm';
import { texts } from './texts';
import './sign-in.css';

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
          <SignInForm filledWith={chosen} />
        </div>
        <DemoAccounts onChoose={setChosen} />
      </div>
    </main>
  );
}
