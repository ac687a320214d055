import { connectDirectory } from '@annals/contracts/features/scim/commands';
import { CommandDialog } from '../../ui/CommandDialog';
import { InputField, SelectField } from '../../ui/form-fields';
import { formTexts } from '../service-tokens/texts';
import { useScimConnectMutation } from './api';
import { connectTexts as texts } from './texts';

const DAYS = [90, 180, 365];

/** Connects a directory; its token is shown once. */
export function ConnectDialog({
  onConnected,
  ...props
}: {
  isOpen: boolean;
  onClose: () => void;
  onConnected: (secret: string) => void;
}): React.JSX.Element {
  const [connect] = useScimConnectMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.title}
      schema={connectDirectory}
      start={{ name: '', days: '365' }}
      texts={texts}
      send={(body) => connect(body).unwrap()}
      onSent={({ secret }) => onConnected(secret)}
    >
      {(field) => (
        <>
          <p>{texts.lead}</p>
          <InputField {...field('name')} label={texts.name} help={texts.nameHelp} maxLength={60} />
          <SelectField
            {...field('days')}
            label={texts.days}
            options={DAYS.map((value) => ({ value, label: formTexts.daysOptions(value) }))}
          />
        </>
      )}
    </CommandDialog>
  );
}
