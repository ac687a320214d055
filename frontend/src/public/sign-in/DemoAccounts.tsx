import { accountRoutes, type DemoAccount } from '@annals/contracts/features/accounts/routes';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { texts } from './texts';

/** The demo company's accounts, while there are any; choosing one fills the form. */
export function DemoAccounts({
  onChoose,
}: {
  onChoose: (account: DemoAccount) => void;
}): React.JSX.Element | null {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    let shown = true;
    // Without an answer there is no demo box; the form works the same.
    void call(accountRoutes.demoAccounts).then(({ data }) => {
      if (shown && data) setAccounts(data);
    });
    return () => {
      shown = false;
    };
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts-title">
      <h2 id="demo-accounts-title">{texts.demoTitle}</h2>
      <p>{texts.demoLead}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => onChoose(account)}>
              <strong>{account.label}</strong>
              <span>{account.email}</span>
              <span>{texts.demoPassword(account.password)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
