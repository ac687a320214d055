import './faces.css';

interface EmptyFaceProps {
  readonly icon: React.ReactNode;
  readonly title: string;
  readonly sentence?: string;
  /** What ends the emptiness. */
  readonly action?: React.ReactNode;
}

/** A list with nothing in it. */
export function EmptyFace({ icon, title, sentence, action }: EmptyFaceProps): React.JSX.Element {
  return (
    <div className="face">
      <span className="face__icon" aria-hidden="true">
        {icon}
      </span>
      <h3 className="face__title">{title}</h3>
      {sentence !== undefined && <p className="face__sentence">{sentence}</p>}
      {action}
    </div>
  );
}
