import type { IdentityProviderView } from '@annals/contracts/features/identity-providers/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { showToast } from '../../toasts/toast-store';
import { ConfirmCommand } from '../../ui/ConfirmCommand';
import { Fact } from '../../ui/Fact';
import { Status } from '../../ui/Status';
import {
  useIdentityProvidersRemoveMutation,
  useIdentityProvidersTestMutation,
  useIdentityProvidersTurnMutation,
} from './api';
import { Certificates } from './Certificates';
import { LinkedPeople } from './LinkedPeople';
import { ChangeProviderDialog } from './ProviderDialog';
import { ChangeSamlDialog } from './SamlDialog';
import { CHECK_LABELS, OUTCOMES, providerTexts as texts, samlTexts } from './texts';

/** One provider: its state, its addresses, and what an administrator can do with it. */
export function ProviderItem({ provider }: { provider: IdentityProviderView }): React.JSX.Element {
  const { id: providerId, name, isOn, saml, linksByAddress, domains, linkedPeople } = provider;
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const [turn] = useIdentityProvidersTurnMutation();
  const turning = useAttempt({ failed: texts.turnFailed });
  const [remove] = useIdentityProvidersRemoveMutation();
  const ChangeDialog = saml ? ChangeSamlDialog : ChangeProviderDialog;
  const close = () => setDialog(undefined);
  const linking = !linksByAddress
    ? texts.linkingOff
    : domains.length === 0
      ? texts.linkingEverywhere
      : texts.linkingOn(domains.join(', '));
  return (
    <li className="provider">
      <div className="provider__head">
        <h3>{name}</h3>
        <Status tone={isOn ? 'green' : 'grey'}>{isOn ? texts.on : texts.off}</Status>
        <div className="provider__acts">
          <Button text={texts.edit} onClick={() => setDialog('change')} />
          <Button text={texts.remove} onClick={() => setDialog('remove')} />
          <Button
            intent={isOn ? 'none' : 'primary'}
            text={isOn ? texts.turnOff : texts.turnOn}
            loading={turning.isPending}
            onClick={() =>
              void turning.attempt(() => turn({ providerId, isOn: !isOn }).unwrap(), {
                done: isOn ? texts.turnedOff : texts.turnedOn,
              })
            }
          />
        </div>
      </div>
      <dl className="provider__facts">
        <Fact label={saml ? samlTexts.entityId : texts.issuer}>{provider.issuer}</Fact>
        {provider.clientId !== null && <Fact label={texts.clientId}>{provider.clientId}</Fact>}
        {saml && <Fact label={samlTexts.signInAddress}>{saml.signInAddress}</Fact>}
      </dl>
      {saml && <Certificates certificates={provider.certificates} />}
      <p>
        {linking} {texts.people(linkedPeople)}.
      </p>
      <p className="provider__note">{texts.atProvider}</p>
      <dl className="provider__facts">
        {saml ? (
          <>
            <Address label={texts.assertionAddress} address={provider.redirectAddress} />
            <Address label={texts.ourEntityId} address={provider.entityId} />
          </>
        ) : (
          <>
            <Address label={texts.redirectAddress} address={provider.redirectAddress} />
            <Address label={texts.backChannelAddress} address={provider.backChannelAddress} />
            <Address label={texts.signedOutAddress} address={provider.signedOutAddress} />
          </>
        )}
      </dl>
      {saml && (
        <a href={new URL(provider.entityId).pathname} download>
          {texts.download}
        </a>
      )}
      <ConnectionTest providerId={providerId} />
      {linkedPeople > 0 && <LinkedPeople providerId={providerId} />}
      <ChangeDialog provider={provider} isOpen={dialog === 'change'} onClose={close} />
      <ConfirmCommand
        isOpen={dialog === 'remove'}
        title={texts.removeQuestion(name)}
        sentence={texts.removeSentence}
        confirm={texts.remove}
        isDestructive
        texts={{ failed: texts.removeFailed, done: texts.removed }}
        send={() => remove({ providerId }).unwrap()}
        onClose={close}
      />
    </li>
  );
}

function Address({ label, address }: { label: string; address: string }): React.JSX.Element {
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ title: texts.copied, description: label });
  };
  return (
    <Fact label={label}>
      <code>{address}</code>
      <Button
        size="small"
        variant="minimal"
        text={texts.copy}
        aria-label={texts.copyNamed(label)}
        onClick={() => void copy()}
      />
    </Fact>
  );
}

/** Asks the provider now, and shows what was found. */
function ConnectionTest({ providerId }: { providerId: IdentityProviderView['id'] }): React.JSX.Element {
  const [test, { data }] = useIdentityProvidersTestMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.testFailed });
  return (
    <div className="provider__test">
      <Button
        text={texts.test}
        loading={isPending}
        onClick={() => void attempt(() => test({ providerId }).unwrap())}
      />
      <div role="status">
        {data && !isPending && (
          <>
            <p>{data.works ? texts.works : texts.doesNotWork}</p>
            <ul className="provider__checks" aria-label={texts.testResult}>
              {data.checks.map(({ check, outcome, says }) => (
                <li key={check}>
                  <Status tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Status>
                  <strong>{CHECK_LABELS[check]}</strong> {says}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
