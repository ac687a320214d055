import { rotateToken } from '@annals/contracts/features/service-tokens/commands';
import type { ServiceTokenView } from '@annals/contracts/features/service-tokens/views';
import { CommandDialog } from '../../ui/CommandDialog';
import { SelectField } from '../../ui/form-fields';
import { useServiceTokensRotateMutation } from './api';
import { formTexts, rotateTexts as texts } from './texts';
import type { Made } from './TokenDialog';

const DAYS = [30, 90, 180, 365];
const OVERLAPS = [0, 1, 7, 30];

/** Gives a token a new secret, and the earlier one some days. */
export function RotateDialog({
  token: { id: tokenId, name },
  onMade,
  ...props
}: {
  token: ServiceTokenView;
  isOpen: boolean;
  onClose: () => void;
  onMade: (made: Made) => void;
}): React.JSX.Element {
  const [rotate] = useServiceTokensRotateMutation();
  return (
    <CommandDialog
      {...props}
      title={texts.title(name)}
      schema={rotateToken}
      start={{ days: '90', overlapDays: '7' }}
      texts={texts}
      send={(body) => rotate({ tokenId, ...body }).unwrap()}
      onSent={onMade}
    >
      {(field) => (
        <>
          <SelectField
            {...field('days')}
            label={texts.days}
            options={DAYS.map((value) => ({ value, label: formTexts.daysOptions(value) }))}
          />
          <SelectField
            {...field('overlapDays')}
            label={texts.overlap}
            help={texts.overlapHelp}
            options={OVERLAPS.map((value) => ({
              value,
              label: value === 0 ? texts.none : formTexts.daysOptions(value),
            }))}
          />
        </>
      )}
    </CommandDialog>
  );
}
