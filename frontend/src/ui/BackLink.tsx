import { ArrowLeftIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import './back-link.css';

/** The way back to where a screen came from. */
export function BackLink({ to, text }: { to: string; text: string }): React.JSX.Element {
  return (
    <Link className="back-link" to={to}>
      <ArrowLeftIcon />
      {text}
    </Link>
  );
}
