import { useEffect, useState } from 'react';
import { withTexts } from './lazily';
import { whenUsed } from './when-used';

/**
 * A dialog whose code comes once the page is used, not with its screen: forms and overlays weigh more than most screens. It stays once it was
 * opened, so that it can close in its own time.
 */
export function lazyDialog<Props extends { readonly isOpen: boolean }>(
  loadCode: () => Promise<React.FunctionComponent<Props>>,
): React.FunctionComponent<Props> {
  const load = () => withTexts(loadCode);
  whenUsed(load);
  return function LazyDialog(props) {
    const [Dialog, setDialog] = useState<React.FunctionComponent<Props>>();
    const isNeeded = props.isOpen && Dialog === undefined;
    useEffect(() => {
      if (!isNeeded) return;
      load().then(
        (loaded) => setDialog(() => loaded),
        (error: unknown) =>
          // For the error boundary of the screen.
          setDialog(() => {
            throw error;
          }),
      );
    }, [isNeeded]);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
