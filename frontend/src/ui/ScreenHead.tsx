import './screen.css';

/** A screen's one-line subtitle and its primary action. */
export function ScreenHead({
  sentence,
  action,
}: {
  sentence: string;
  action?: React.ReactNode;
}): React.JSX.Element {
  return (
    <div className="screen-head">
      <p className="screen-head__sentence">{sentence}</p>
      {action}
    </div>
  );
}
