import type { ServiceTokenView } from '@annals/contracts/features/service-tokens/views';
import { KeyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import type { Answered } from '../../api/answered';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { ShownOnce } from '../../ui/ShownOnce';
import { listTexts as texts, secretTexts, waitingSecretTexts } from './texts';
import type { Made } from './TokenDialog';
import { TokenItem } from './TokenItem';
import './service-tokens.css';

interface TokensCardProps {
  readonly title: string;
  readonly lead: React.ReactNode;
  /** What is said while there are none. */
  readonly none: string;
  readonly action: React.ReactNode;
  readonly tokens: Answered<readonly ServiceTokenView[]>;
  readonly areOwn: boolean;
  /** The dialogs that make a token; what they made is shown once. */
  readonly children: (onMade: (made: Made) => void) => React.ReactNode;
}

/** A list of tokens, with the secret of one that was just made above it. */
export function TokensCard(props: TokensCardProps): React.JSX.Element {
  const { title, lead, none, action, tokens, areOwn, children } = props;
  const [made, setMade] = useState<Made>();
  return (
    <Card title={title} action={action}>
      <div className="tokens__lead">
        <p>{lead}</p>
        {made && (
          <ShownOnce
            secret={made.secret}
            texts={made.needsApproval ? { ...secretTexts, ...waitingSecretTexts } : secretTexts}
            onDone={() => setMade(undefined)}
          />
        )}
      </div>
      <QueryList
        list={tokens}
        texts={texts}
        empty={<EmptyState icon={<KeyIcon size={20} />} title={texts.none} sentence={none} />}
      >
        {(all) => (
          <ul className="tokens">
            {all.map((token) => (
              <TokenItem key={token.id} token={token} isOwn={areOwn} onMade={setMade} />
            ))}
          </ul>
        )}
      </QueryList>
      {children(setMade)}
    </Card>
  );
}
