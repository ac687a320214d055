import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useBreakGlassListQuery } from './api';
import { BreakGlassItem } from './BreakGlassItem';
import { RequestDialog } from './RequestDialog';
import { cardTexts as texts } from './texts';
import './break-glass.css';

/** The accounts for the day on which nobody can sign in as they do every day. */
export function BreakGlass(): React.JSX.Element {
  const query = useBreakGlassListQuery();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={texts.title} action={<Button text={texts.declare} onClick={() => setIsAsking(true)} />}>
      <div className="break-glass__lead">
        <p>{texts.lead}</p>
        <p className="break-glass__note">{texts.limits}</p>
      </div>
      <QueryList
        list={query}
        texts={texts}
        rows={2}
        empty={<EmptyState icon={<LockIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />}
      >
        {(accounts) => (
          <ul className="break-glass">
            {accounts.map((account) => (
              <BreakGlassItem key={account.id} account={account} />
            ))}
          </ul>
        )}
      </QueryList>
      <RequestDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}
