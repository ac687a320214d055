import { translated } from '@annals/contracts/kernel/text';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { signOutNow } from '../session-addresses';

const texts = translated({
  title: 'Sign out and discard what is unsaved?',
  sentence:
    'Drafts or changes that wait for a connection are kept on this device. Signing out removes them, so that nobody else finds them here.',
  confirm: 'Discard and sign out',
  refuse: 'Stay signed in',
});

/** Asks before a sign-out removes drafts, or changes that wait, from this device. */
export function SignOutDialog(props: { isOpen: boolean; onRefuse: () => void }): React.JSX.Element {
  return <ConfirmDialog {...texts} {...props} isDestructive onConfirm={signOutNow} />;
}
