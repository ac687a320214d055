import { Drawer } from '@blueprintjs/core';
import { texts } from '../texts';
import { Sidebar } from './Sidebar';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar where there is no room beside the screen. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps): React.JSX.Element {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} position="left" size="16rem" shouldReturnFocusOnClose>
      <div className="shell__drawer-content" role="dialog" aria-modal="true" aria-label={texts.drawer}>
        <Sidebar onClose={onClose} />
      </div>
    </Drawer>
  );
}
