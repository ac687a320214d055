import type { AuditEventPage } from '@annals/contracts/features/audit/views';
import { Button } from '@blueprintjs/core';
import { texts } from '../texts';

interface PageTurnerProps {
  readonly page: AuditEventPage;
  readonly isFirst: boolean;
  readonly onTurn: (to: { older?: string; newer?: string }) => void;
}

/** On to older events and back to newer ones. */
export function PageTurner({ page, isFirst, onTurn }: PageTurnerProps): React.JSX.Element | null {
  const { newer, older } = page;
  if (isFirst && older === null) return null;
  return (
    <nav className="page-turner" aria-label={texts.pages}>
      <Button text={texts.newest} disabled={isFirst} onClick={() => onTurn({})} />
      <Button
        text={texts.newer}
        disabled={newer === null}
        onClick={() => newer !== null && onTurn({ newer })}
      />
      <Button
        text={texts.older}
        disabled={older === null}
        onClick={() => older !== null && onTurn({ older })}
      />
    </nav>
  );
}
