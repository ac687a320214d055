import { identityProviderRoutes } from '@annals/contracts/features/identity-providers/routes';
import type { OfferedProvider } from '@annals/contracts/features/identity-providers/views';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { showFailure } from '../../toasts/toast-store';
import { welcomeTexts as texts } from './texts';

/** Where there are no passwords: with the link somebody says by which identity provider they sign in from now on. */
export function WelcomeByProvider({ token }: { token: string }): React.JSX.Element {
  const [providers, setProviders] = useState<readonly OfferedProvider[]>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => {
    let isHere = true;
    void call(identityProviderRoutes.offered).then(({ data }) => isHere && setProviders(data ?? []));
    return () => {
      isHere = false;
    };
  }, []);
  const begin = async (providerId: OfferedProvider['id']) => {
    setIsPending(true);
    const { data, error } = await call(identityProviderRoutes.accept, { providerId, token });
    if (data) return window.location.assign(data.address);
    setIsPending(false);
    showFailure(texts.failedByProvider, error.detail);
  };
  if (providers?.length === 0)
    return (
      <p className="sign-in__answer" role="alert">
        {texts.noProvider}
      </p>
    );
  return (
    <div className="sign-in__form">
      {providers?.map(({ id, name }) => (
        <button
          key={id}
          className="public-button"
          type="button"
          disabled={isPending}
          onClick={() => void begin(id)}
        >
          {texts.beginWith(name)}
        </button>
      ))}
    </div>
  );
}
