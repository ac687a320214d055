import { WaitingNominations } from './WaitingNominations';
import { WaitingRedemptions } from './WaitingRedemptions';

/** What waits for the reader's decision: above everything else while there is something, and nothing otherwise. */
export function Approvals(): React.JSX.Element {
  return (
    <div className="approvals screen-grid in-order">
      <WaitingNominations />
      <WaitingRedemptions />
    </div>
  );
}
