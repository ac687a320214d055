import { useEffect, useState } from 'react';
import { whenStepUpIsNeeded } from '../api/step-up';
import { lazyDialog } from '../ui/lazy-dialog';

const StepUpDialog = lazyDialog(
  async () => (await import('../features/second-factors/StepUpDialog')).StepUpDialog,
);

/** Stands by for the moment when the server asks to show once more who one is; what was asked for is then sent again by itself. */
export function StepUp(): React.JSX.Element {
  const [settle, setSettle] = useState<(shown: boolean) => void>();
  useEffect(() => whenStepUpIsNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  return (
    <StepUpDialog
      isOpen={settle !== undefined}
      onSettled={(shown) => {
        settle?.(shown);
        setSettle(undefined);
      }}
    />
  );
}
