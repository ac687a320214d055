import type { AccountState } from '@annals/contracts/features/people/administration';
import { Badge, type BadgeTone } from '../../../ui/Badge';
import { ACCOUNT_LABELS } from './texts';

const TONES: Readonly<Record<AccountState, BadgeTone>> = {
  none: 'grey',
  invited: 'yellow',
  open: 'green',
  locked: 'red',
  deactivated: 'grey',
};

/** The state of an account. */
export function AccountBadge({ state }: { state: AccountState }): React.JSX.Element {
  return <Badge tone={TONES[state]}>{ACCOUNT_LABELS[state]}</Badge>;
}
