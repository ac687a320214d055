import './badge.css';

/** The signal colours; their meaning is always in the words too. */
export type BadgeTone = 'grey' | 'yellow' | 'green' | 'red' | 'blue' | 'magenta';

/** A short fact beside a name: a status, a priority, a role. */
export function Badge({
  tone = 'grey',
  children,
}: {
  tone?: BadgeTone;
  children: React.ReactNode;
}): React.JSX.Element {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
