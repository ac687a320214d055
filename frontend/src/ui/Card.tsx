import { useId } from 'react';
import './card.css';

export interface CardProps {
  readonly title: string;
  /** What stands for the title, where that is more than its words. */
  readonly head?: React.ReactNode;
  readonly action?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** A titled part of a screen. */
export function Card({ title, head = title, action, children }: CardProps): React.JSX.Element {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <header className="card__head">
        <h2 className="card__title" id={titleId}>
          {head}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
