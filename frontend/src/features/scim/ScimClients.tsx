import { Button } from '@blueprintjs/core';
import { PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { ShownOnce } from '../../ui/ShownOnce';
import { secretTexts } from '../service-tokens/texts';
import { useScimClientsQuery } from './api';
import { ConnectDialog } from './ConnectDialog';
import { ScimClientItem } from './ScimClientItem';
import { scimTexts as texts } from './texts';
import './scim.css';

/** The directories that keep people by SCIM: connecting one, and how its last request went. */
export function ScimClients(): React.JSX.Element {
  const query = useScimClientsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isConnecting, setIsConnecting] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Card title={texts.title} action={<Button text={texts.connect} onClick={() => setIsConnecting(true)} />}>
      <div className="scim__lead">
        <p>{texts.lead}</p>
        {secret !== undefined && (
          <ShownOnce secret={secret} texts={secretTexts} onDone={() => setSecret(undefined)} />
        )}
      </div>
      <QueryList
        list={query}
        texts={texts}
        empty={
          <EmptyState icon={<PeopleIcon size={20} />} title={texts.none} sentence={texts.noneSentence} />
        }
      >
        {(clients) => (
          <>
            <ul className="scim__clients">
              {clients.map((client) => (
                <ScimClientItem key={client.id} client={client} />
              ))}
            </ul>
            <div className="scim__lead">
              <h3>{texts.fields}</h3>
              <p>{texts.fieldsThere}</p>
              <p>{texts.fieldsHere}</p>
              <p>{texts.tokens}</p>
            </div>
          </>
        )}
      </QueryList>
      <ConnectDialog
        isOpen={isConnecting}
        onClose={() => setIsConnecting(false)}
        onConnected={(made) => {
          setIsConnecting(false);
          setSecret(made);
        }}
      />
    </Card>
  );
}
