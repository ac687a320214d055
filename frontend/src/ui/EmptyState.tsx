import './faces.css';

interface EmptyFaceProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly sentence?: string;
  /** The heading's level: 3 inside a card, 2 where the screen shows nothing else. */
  readonly level?: 2 | 3;
  /** What ends the emptiness. */
  readonly action?: React.ReactNode;
}

/** A list with nothing in it. */
export function EmptyState({ icon, title, sentence, level = 3, action }: EmptyFaceProps): React.JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="face">
      <span className="face__icon" aria-hidden="true">
        {icon}
      </span>
      <Heading className="face__title">{title}</Heading>
      {sentence !== undefined && <p className="face__sentence">{sentence}</p>}
      {action}
    </div>
  );
}
