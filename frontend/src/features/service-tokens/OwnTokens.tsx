import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useCurrentUser } from '../../session/current-user';
import { useServiceTokensOwnQuery } from './api';
import { listTexts as texts } from './texts';
import { NewTokenDialog } from './TokenDialog';
import { TokensCard } from './TokensCard';

/** The tokens of the person who is signed in: making them, and ending them. */
export function OwnTokens(): React.JSX.Element {
  const query = useServiceTokensOwnQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isMaking, setIsMaking] = useState(false);
  const { role } = useCurrentUser();
  return (
    <TokensCard
      title={texts.ownTitle}
      lead={
        <>
          {texts.ownLead}{' '}
          <a className="tokens__link" href="/api/docs">
            {texts.apiLink}
          </a>
        </>
      }
      none={texts.ownNone}
      action={<Button intent="primary" text={texts.make} onClick={() => setIsMaking(true)} />}
      tokens={query}
      areOwn
    >
      {(onMade) => (
        <NewTokenDialog
          role={role}
          isOpen={isMaking}
          onClose={() => setIsMaking(false)}
          onMade={(made) => {
            setIsMaking(false);
            onMade(made);
          }}
        />
      )}
    </TokensCard>
  );
}
