import { useEffect, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog';
import { askBeforeSignOut } from '../session-addresses';

const SignOutDialog = lazyDialog(async () => (await import('./SignOutDialog')).SignOutDialog);

/** Waits for a sign-out that would remove something from this device. */
export function SignOutQuestion(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => askBeforeSignOut(() => setIsOpen(true)), []);
  return <SignOutDialog isOpen={isOpen} onRefuse={() => setIsOpen(false)} />;
}
