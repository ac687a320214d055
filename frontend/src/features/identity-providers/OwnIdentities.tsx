import { linkIdentity } from '@annals/contracts/features/identity-providers/commands';
import type { OwnIdentity } from '@annals/contracts/features/identity-providers/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAttempt } from '../../api/useAttempt';
import { exactDay } from '../../time/format';
import { Card } from '../../ui/Card';
import { CommandDialog } from '../../ui/CommandDialog';
import { PasswordField } from '../../ui/PasswordField';
import {
  useIdentityProvidersLinkMutation,
  useIdentityProvidersOwnQuery,
  useIdentityProvidersUnlinkMutation,
} from './api';
import { faultIn } from '../../session/sign-in-fault';
import { ownTexts as texts } from './texts';
import './identity-providers.css';

/** The providers that one can sign in by; nothing while there are none. */
export function OwnIdentities(): React.JSX.Element | null {
  const { data = [] } = useIdentityProvidersOwnQuery();
  const [query] = useSearchParams();
  const fault = faultIn(query);
  if (data.length === 0 && !fault) return null;
  return (
    <Card title={texts.title}>
      <div className="identities-card">
        {fault && (
          <p className="provider-fault" role="alert">
            <strong>{fault.title}</strong> {fault.sentence} {fault.reference}
          </p>
        )}
        <p>{texts.lead}</p>
        <ul className="identities">
          {data.map((identity) => (
            <Identity key={identity.id} identity={identity} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Identity({ identity }: { identity: OwnIdentity }): React.JSX.Element {
  const { id: providerId, name, linkedAt } = identity;
  const [isLinking, setIsLinking] = useState(false);
  const [link] = useIdentityProvidersLinkMutation();
  const [unlink] = useIdentityProvidersUnlinkMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.unlinkFailed, done: texts.unlinked });
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{linkedAt === null ? texts.notLinked : texts.linkedSince(exactDay(linkedAt))}</small>
      </span>
      {linkedAt === null ? (
        <Button text={texts.link} aria-label={texts.linkNamed(name)} onClick={() => setIsLinking(true)} />
      ) : (
        <Button
          text={texts.unlink}
          aria-label={texts.unlinkNamed(name)}
          loading={isPending}
          onClick={() => void attempt(() => unlink({ providerId }).unwrap())}
        />
      )}
      <CommandDialog
        title={texts.linkQuestion(name)}
        isOpen={isLinking}
        onClose={() => setIsLinking(false)}
        schema={linkIdentity}
        start={{ currentPassword: '' }}
        texts={{
          ...texts,
          submit: texts.submit,
          submitting: texts.submitting,
          cancel: texts.cancel,
          failed: texts.linkFailed,
        }}
        send={(body) => link({ providerId, ...body }).unwrap()}
        onSent={({ address }) => window.location.assign(address)}
      >
        {(field) => (
          <>
            <p>{texts.linkSentence}</p>
            <PasswordField {...field('currentPassword')} label={texts.password} />
          </>
        )}
      </CommandDialog>
    </li>
  );
}
