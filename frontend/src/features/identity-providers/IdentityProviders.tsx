import { Button } from '@blueprintjs/core';
import { KeyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useIdentityProvidersListQuery } from './api';
import { ProviderItem } from './ProviderItem';
import { NewProviderDialog } from './ProviderDialog';
import { providerTexts as texts } from './texts';
import './identity-providers.css';

/** The providers by which people sign in, and what is entered at them. */
export function IdentityProviders(): React.JSX.Element {
  const { data, error, refetch } = useIdentityProvidersListQuery();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      title={texts.title}
      action={<Button intent="primary" text={texts.add} onClick={() => setIsAdding(true)} />}
    >
      <QueryList
        items={data}
        error={error}
        onRetry={() => void refetch()}
        texts={texts}
        empty={<EmptyState icon={<KeyIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />}
      >
        {(providers) => (
          <ul className="providers">
            {providers.map((provider) => (
              <ProviderItem key={provider.id} provider={provider} />
            ))}
          </ul>
        )}
      </QueryList>
      <NewProviderDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}
