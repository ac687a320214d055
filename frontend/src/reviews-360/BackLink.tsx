import { ArrowLeftIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { APP_PATHS } from '../entry/app-paths';
import { texts } from './texts';

/** The way back to the four tabs. */
export function BackLink(): React.JSX.Element {
  return (
    <Link className="review-back-link" to={APP_PATHS.reviews360}>
      <ArrowLeftIcon />
      {texts.back}
    </Link>
  );
}
