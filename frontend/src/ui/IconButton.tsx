import { Button, type ButtonProps } from '@blueprintjs/core';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import './icon-button.css';

/** Every tooltip below opens 700 ms after the pointer came, and at once when it comes from another one within 300 ms. */
export function Tooltips({ children }: { children: React.ReactNode }): React.JSX.Element {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
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

/** A dialog or a menu that is closed gives the focus back: the person who used a pointer asks for nothing to open by that. */
export function onlyByKeyboard(event: React.FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** A button that is an icon alone. A tooltip says what it does. What a popover or a menu gives its button is passed on. */
export function IconButton({
  label,
  tip = label,
  isExpanded,
  ...button
}: IconButtonProps): React.JSX.Element {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild onFocus={onlyByKeyboard}>
        <Button
          {...button}
          aria-label={label}
          {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
        />
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
          {tip}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
