import type {
  CertificateView,
  IdentityProviderView,
} from '@annals/contracts/features/identity-providers/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { CommandDialog } from '../../ui/CommandDialog';
import type { FieldOf } from '../../ui/CommandForm';
import { FileDrop } from '../../ui/FileDrop';
import { AreaField, InputField, TickField } from '../../ui/form-fields';
import {
  useIdentityProvidersChangeSamlMutation,
  useIdentityProvidersConfigureSamlMutation,
  useIdentityProvidersReadSamlMetadataMutation,
} from './api';
import { Certificates } from './Certificates';
import { certificatesShown, samlForm, type SamlFormValues } from './saml-form';
import { formTexts, samlTexts as texts } from './texts';

interface SamlDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const NOTHING_YET: SamlFormValues = {
  name: '',
  metadata: '',
  issuer: '',
  signInAddress: '',
  certificates: '',
  metadataAddress: '',
  acceptsUnsolicited: false,
  linksByAddress: false,
  domains: '',
};

/** Enters a provider that speaks SAML. */
export function NewSamlDialog(props: SamlDialogProps): React.JSX.Element {
  const [configure] = useIdentityProvidersConfigureSamlMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.addTitle}
      schema={samlForm}
      start={NOTHING_YET}
      texts={formTexts}
      send={(provider) => configure(provider).unwrap()}
    >
      {(field, form) => <Fields of={field} form={form} />}
    </CommandDialog>
  );
}

/** Changes a provider that speaks SAML. */
export function ChangeSamlDialog({
  provider: { id, name, issuer, saml, linksByAddress, domains },
  ...props
}: SamlDialogProps & { readonly provider: IdentityProviderView }): React.JSX.Element {
  const [change] = useIdentityProvidersChangeSamlMutation();
  const start = {
    name,
    metadata: saml?.metadataAddress ?? '',
    issuer,
    signInAddress: saml?.signInAddress ?? '',
    certificates: certificatesShown(saml?.certificates ?? []),
    metadataAddress: saml?.metadataAddress ?? '',
    acceptsUnsolicited: saml?.acceptsUnsolicited ?? false,
    linksByAddress,
    domains: domains.join(', '),
  };
  return (
    <CommandDialog
      {...props}
      title={texts.changeTitle}
      schema={samlForm}
      start={start}
      texts={formTexts}
      send={(settings) => change({ providerId: id, ...settings }).unwrap()}
    >
      {(field, form) => <Fields of={field} form={form} />}
    </CommandDialog>
  );
}

interface FieldsProps<Sent> {
  readonly of: FieldOf<SamlFormValues>;
  readonly form: UseFormReturn<SamlFormValues, unknown, Sent>;
}

function Fields<Sent>({ of: field, form }: FieldsProps<Sent>): React.JSX.Element {
  const [read] = useIdentityProvidersReadSamlMetadataMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.readFailed });
  const [found, setFound] = useState<readonly CertificateView[]>([]);
  const fill = async () => {
    const metadata = form.getValues('metadata').trim();
    setFound([]);
    const said = await attempt(
      () => read({ metadata }).unwrap(),
      {},
      ({ detail }) => form.setError('metadata', { message: detail }),
    );
    if (!said) return;
    form.clearErrors();
    const values = {
      issuer: said.issuer,
      signInAddress: said.signInAddress,
      certificates: certificatesShown(said.certificates),
      metadataAddress: said.metadataAddress ?? '',
    } as const;
    for (const name of ['issuer', 'signInAddress', 'certificates', 'metadataAddress'] as const)
      form.setValue(name, values[name], { shouldDirty: true });
    setFound(said.shown);
  };
  return (
    <>
      <InputField {...field('name')} label={formTexts.name} help={formTexts.nameHelp} />
      <AreaField {...field('metadata')} label={texts.metadata} help={texts.metadataHelp} rows={4} />
      <FileDrop
        label={texts.file}
        accept=".xml,application/xml,text/xml"
        onChoose={(file) =>
          void file.text().then((xml) => form.setValue('metadata', xml, { shouldDirty: true }))
        }
      />
      <div className="provider__test">
        <Button text={texts.read} loading={isPending} onClick={() => void fill()} />
        <div role="status">
          {found.length > 0 && (
            <>
              <p>{texts.wasRead}</p>
              <Certificates certificates={found} />
            </>
          )}
        </div>
      </div>
      <InputField {...field('issuer')} label={texts.entityId} help={texts.entityIdHelp} />
      <InputField
        {...field('signInAddress')}
        label={texts.signInAddress}
        help={texts.signInAddressHelp}
        inputMode="url"
      />
      <AreaField
        {...field('certificates')}
        label={texts.certificates}
        help={texts.certificatesHelp}
        rows={5}
      />
      <TickField {...field('acceptsUnsolicited')} label={texts.unsolicited} help={texts.unsolicitedHelp} />
      <TickField
        {...field('linksByAddress')}
        label={formTexts.linksByAddress}
        help={formTexts.linksByAddressHelp}
      />
      <InputField {...field('domains')} label={formTexts.domains} help={texts.domainsHelp} />
    </>
  );
}
