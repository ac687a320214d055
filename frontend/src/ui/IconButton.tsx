import { Button, type ButtonProps } from '@blueprintjs/core';
import { HoverBox } from './HoverBox';
import './icon-button.css';

/** The tooltips of all icon buttons: they open 700 ms after the pointer came, and at once when it comes from another one within 300 ms. */
export function Tooltips(): React.JSX.Element {
  return (
    <HoverBox attribute="data-tip" opensAfter={700} className="tooltip" side="above" role="tooltip">
      {(tip) => tip}
    </HoverBox>
  );
}

interface IconButtonProps extends Pick<ButtonProps, 'variant' | 'onClick' | 'className'> {
  readonly icon: React.JSX.Element;
  /** What it does: its name for those who do not see the icon, and the tooltip unless `tip` is shorter. */
  readonly label: string;
  readonly tip?: string;
  /** Of one that shows and hides something: whether it is shown. */
  readonly isExpanded?: boolean;
}

/** A button that is an icon alone. A tooltip says what it does. What a popover gives its button is passed on. */
export function IconButton({
  label,
  tip = label,
  isExpanded,
  ...button
}: IconButtonProps): React.JSX.Element {
  return (
    <Button
      {...button}
      aria-label={label}
      data-tip={tip}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
    />
  );
}
