import type { BadgeTone } from './Badge';
import './status.css';

/** How something stands: a dot in a signal colour, and always the word. For facts that do not change, a `Badge`. */
export function Status({
  tone = 'grey',
  children,
}: {
  tone?: BadgeTone;
  children: React.ReactNode;
}): React.JSX.Element {
  return <span className={`status status--${tone}`}>{children}</span>;
}
