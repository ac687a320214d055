import { requestSealing } from '@annals/contracts/features/break-glass/routes';
import { CommandDialog } from '../../ui/CommandDialog';
import { InputField } from '../../ui/form-fields';
import { PersonCombobox } from '../people/combobox/PersonCombobox';
import { useBreakGlassRequestMutation } from './api';
import { requestTexts as texts } from './texts';

interface RequestDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The account that gets a new password; left out: somebody is chosen, whose account becomes one for emergencies. */
  readonly account?: { readonly id: string; readonly name: string };
}

/** Asks a second administrator to seal an account. */
export function RequestDialog({ account, ...props }: RequestDialogProps): React.JSX.Element {
  const [request] = useBreakGlassRequestMutation();
  return (
    <CommandDialog
      {...props}
      title={account ? texts.sealTitle(account.name) : texts.title}
      schema={requestSealing}
      start={{ personId: account?.id ?? '', reason: '' }}
      texts={texts}
      send={(body) => request(body).unwrap()}
    >
      {(field) => (
        <>
          <p>{account ? texts.sealLead : texts.lead}</p>
          {!account && <PersonCombobox {...field('personId')} label={texts.person} help={texts.personHelp} />}
          <InputField {...field('reason')} label={texts.reason} />
        </>
      )}
    </CommandDialog>
  );
}
