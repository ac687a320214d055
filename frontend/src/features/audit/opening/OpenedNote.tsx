import { Told } from '../../../ui/When';
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
      <Told at={opened.closesAt}>{(when) => texts.until(when)}</Told>
      {opened.reason}
    </p>
  );
}
