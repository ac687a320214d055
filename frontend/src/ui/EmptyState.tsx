import './states.css';

interface EmptyStateProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly sentence?: string;
  /** The heading's level: 3 inside a card, 2 where the screen shows nothing else. */
  readonly level?: 2 | 3;
  /** What ends the emptiness. */
  readonly action?: React.ReactNode;
}

/** A list with nothing in it. */
export function EmptyState({ icon, title, sentence, level = 3, action }: EmptyStateProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="list-state">
      <span className="list-state__icon" aria-hidden="true">
        {icon}
      </span>
      <Heading className="list-state__title">{title}</Heading>
      {sentence !== undefined && <p className="list-state__sentence">{sentence}</p>}
      {action}
    </div>
  );
}
