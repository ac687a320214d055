import './status-badge.css';
import { STATUS_LABELS } from './texts';

const COLOURS: Readonly<Record<string, string>> = {
  scheduled: 'yellow',
  completed: 'green',
  cancelled: 'red',
};

/** A meeting's status: scheduled yellow, completed green, cancelled red, anything else grey. */
export function StatusBadge({ status }: { status: keyof typeof STATUS_LABELS }): React.JSX.Element {
  return (
    <span className={`status-badge status-badge--${COLOURS[status] ?? 'grey'}`}>{STATUS_LABELS[status]}</span>
  );
}
