import { useId } from 'react';
import './card.css';

interface CardProps {
  readonly title: string;
  readonly action?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** A titled part of a screen. */
export function Card({ title, action, children }: CardProps): React.JSX.Element {
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <header className="card__head">
        <h2 className="card__title" id={titleId}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
