import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { Card, type CardProps } from './Card';
import { useIsPhone } from './useIsPhone';
import { useRemembered } from './useRemembered';
import './folding-card.css';

interface FoldingCardProps extends CardProps {
  /** Unique in the product: whether it is open is remembered under it. */
  readonly name: string;
  /** Open until somebody folds it. */
  readonly isOpenAtFirst?: boolean;
  /** What nobody may miss: it is above the rest, and never folded away. */
  readonly warnings?: React.ReactNode;
}

/** A titled part of a screen that on phones folds away behind its title, so that one gets to those below. */
export function FoldingCard(props: FoldingCardProps): React.JSX.Element {
  const { name, isOpenAtFirst = false, warnings, title, action, children } = props;
  const [remembered, remember] = useRemembered(`fold:${name}`, isOpenAtFirst ? 'open' : 'folded');
  const bodyId = useId();
  if (!useIsPhone())
    return (
      <Card title={title} action={action}>
        {warnings}
        {children}
      </Card>
    );
  const isOpen = remembered === 'open';
  const Arrow = isOpen ? ChevronDownIcon : ChevronRightIcon;
  const head = (
    <button
      type="button"
      className="folding-card__head"
      aria-expanded={isOpen}
      aria-controls={bodyId}
      onClick={() => remember(isOpen ? 'folded' : 'open')}
    >
      <Arrow aria-hidden="true" />
      {title}
    </button>
  );
  return (
    <Card title={title} head={head} action={isOpen && action}>
      {warnings}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Card>
  );
}
