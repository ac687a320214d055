import type { IdentityProviderView } from '@annals/contracts/features/identity-providers/views';
import { CommandDialog } from '../../ui/CommandDialog';
import type { FieldOf } from '../../ui/CommandForm';
import { InputField, TickField } from '../../ui/form-fields';
import { useIdentityProvidersChangeMutation, useIdentityProvidersConfigureMutation } from './api';
import { newProviderForm, providerForm } from './provider-form';
import { formTexts as texts } from './texts';

interface ProviderDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NOTHING_YET = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  linksByAddress: false,
  domains: '',
};

/** Enters a provider. */
export function NewProviderDialog(props: ProviderDialogProps): React.JSX.Element {
  const [configure] = useIdentityProvidersConfigureMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.addTitle}
      schema={newProviderForm}
      start={NOTHING_YET}
      texts={texts}
      send={(provider) => configure(provider).unwrap()}
    >
      {(field) => <Fields of={field} isSecretKept={false} />}
    </CommandDialog>
  );
}

/** Changes a provider; its secret is never shown. */
export function ChangeProviderDialog({
  provider,
  ...props
}: ProviderDialogProps & { readonly provider: IdentityProviderView }): React.JSX.Element {
  const [change] = useIdentityProvidersChangeMutation();
  const { id, name, issuer, linksByAddress, domains } = provider;
  const clientId = provider.clientId ?? '';
  return (
    <CommandDialog
      {...props}
      title={texts.changeTitle}
      schema={providerForm}
      start={{ name, issuer, clientId, clientSecret: '', linksByAddress, domains: domains.join(', ') }}
      texts={texts}
      needsChange
      send={(settings) => change({ providerId: id, ...settings }).unwrap()}
    >
      {(field) => <Fields of={field} isSecretKept />}
    </CommandDialog>
  );
}

function Fields({
  of: field,
  isSecretKept,
}: {
  of: FieldOf<typeof NOTHING_YET>;
  isSecretKept: boolean;
}): React.JSX.Element {
  return (
    <>
      <InputField {...field('name')} label={texts.name} help={texts.nameHelp} />
      <InputField {...field('issuer')} label={texts.issuer} help={texts.issuerHelp} inputMode="url" />
      <InputField {...field('clientId')} label={texts.clientId} />
      <InputField
        {...field('clientSecret')}
        label={texts.clientSecret}
        type="password"
        autoComplete="new-password"
        {...(isSecretKept && { help: texts.secretKept })}
      />
      <TickField {...field('linksByAddress')} label={texts.linksByAddress} help={texts.linksByAddressHelp} />
      <InputField {...field('domains')} label={texts.domains} help={texts.domainsHelp} />
    </>
  );
}
