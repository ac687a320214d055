import { exactTime } from '../../../time/format';
import { openTexts as texts } from '../texts';
import type { Opening } from './useOpening';

/** That something is open, until when and why; or that it is closed again. */
export function OpenedNote({
  opening,
  isShown,
}: {
  opening: Opening;
  isShown: boolean;
}): React.JSX.Element | null {
  const { opened, refusal } = opening;
  if (refusal !== undefined)
    return (
      <p className="audit-opened" role="status">
        {texts.over}. {refusal}
      </p>
    );
  if (!opened || !isShown) return null;
  return (
    <p className="audit-opened" role="status">
      {texts.until(exactTime(opened.closesAt))}
      {opened.reason}
    </p>
  );
}
