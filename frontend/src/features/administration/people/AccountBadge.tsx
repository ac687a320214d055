import type { AccountState } from '@annals/contracts/features/people/administration';
import type { BadgeTone } from '../../../ui/Badge';
import { Status } from '../../../ui/Status';
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
  return <Status tone={TONES[state]}>{ACCOUNT_LABELS[state]}</Status>;
}
