import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useServiceTokensListQuery } from './api';
import { listTexts as texts } from './texts';
import { NewServiceTokenDialog } from './TokenDialog';
import { TokensCard } from './TokensCard';

/** Everybody's tokens, as administrators look after them. */
export function AllTokens(): React.JSX.Element {
  const query = useServiceTokensListQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isMaking, setIsMaking] = useState(false);
  return (
    <TokensCard
      title={texts.title}
      lead={texts.lead}
      none={texts.allNone}
      action={<Button text={texts.makeService} onClick={() => setIsMaking(true)} />}
      tokens={query}
      areOwn={false}
    >
      {(onMade) => (
        <NewServiceTokenDialog
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
