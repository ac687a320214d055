import type { ProviderProtocol } from '@annals/contracts/features/identity-providers/constants';
import { Button } from '@blueprintjs/core';
import { KeyIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { useIdentityProvidersListQuery } from './api';
import { ProviderItem } from './ProviderItem';
import { NewProviderDialog } from './ProviderDialog';
import { NewSamlDialog } from './SamlDialog';
import { providerTexts as texts } from './texts';
import './identity-providers.css';

/** The providers by which people sign in, and what is entered at them. */
export function IdentityProviders(): React.JSX.Element {
  const query = useIdentityProvidersListQuery();
  const [adding, setAdding] = useState<ProviderProtocol>();
  const close = () => setAdding(undefined);
  return (
    <Card
      title={texts.title}
      action={
        <div className="provider__acts">
          <Button intent="primary" text={texts.add} onClick={() => setAdding('oidc')} />
          <Button text={texts.addSaml} onClick={() => setAdding('saml')} />
        </div>
      }
    >
      <QueryList
        list={query}
        texts={texts}
        empty={<EmptyState icon={<KeyIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />}
      >
        {(providers) => (
          <ul className="providers" aria-label={texts.title}>
            {providers.map((provider) => (
              <ProviderItem key={provider.id} provider={provider} />
            ))}
          </ul>
        )}
      </QueryList>
      <NewProviderDialog isOpen={adding === 'oidc'} onClose={close} />
      <NewSamlDialog isOpen={adding === 'saml'} onClose={close} />
    </Card>
  );
}
