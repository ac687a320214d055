import { OwnData } from '../privacy/OwnData';
import { LooksAtData } from './LooksAtData';

/** What is known of the person, to be taken along, and who looked at it. */
export function DataAccess(): React.JSX.Element {
  return (
    <div className="screen-grid">
      <OwnData />
      <LooksAtData />
    </div>
  );
}
