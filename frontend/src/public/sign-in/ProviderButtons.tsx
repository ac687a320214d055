import { signInAddressOf } from '@annals/contracts/features/identity-providers/constants';
import { identityProviderRoutes } from '@annals/contracts/features/identity-providers/routes';
import type { OfferedProvider } from '@annals/contracts/features/identity-providers/views';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { texts } from './texts';

/** A button for each provider that people can sign in by; nothing while there are none. */
export function ProviderButtons(): React.JSX.Element | null {
  const [providers, setProviders] = useState<readonly OfferedProvider[]>([]);
  useEffect(() => {
    let shown = true;
    // Without an answer there are no buttons; the form works the same.
    void call(identityProviderRoutes.offered).then(({ data }) => {
      if (shown && data) setProviders(data);
    });
    return () => {
      shown = false;
    };
  }, []);
  if (providers.length === 0) return null;
  const { search } = window.location;
  const returnTo = new URLSearchParams(search).get('returnTo');
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return (
    <ul className="sign-in__providers" aria-label={texts.providers}>
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a className="public-button sign-in__provider" href={signInAddressOf(id) + query}>
            {texts.signInWith(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
