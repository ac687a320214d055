import { Drawer } from '@blueprintjs/core';
import { useEffect } from 'react';
import { texts } from '../texts';
import { Sidebar } from './Sidebar';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar where there is no room beside the screen. Whatever leads elsewhere from it closes it, and so does the browser's Back. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps): React.JSX.Element {
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [isOpen, onClose]);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} position="left" size="16rem" shouldReturnFocusOnClose>
      <div className="shell__drawer-content" role="dialog" aria-modal="true" aria-label={texts.drawer}>
        <Sidebar onClose={onClose} />
      </div>
    </Drawer>
  );
}
