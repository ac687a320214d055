import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import type { SectionProps } from '../section-props';
import { AccessTable } from './AccessTable';
import { ErasureTable } from './ErasureTable';
import { SignedList } from './SignedList';

/** Who asked to be erased, who must be kept, who was erased. */
export default function Privacy({ item }: SectionProps): React.JSX.Element {
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <div className="screen-grid">
      <ErasureTable />
      <AccessTable />
      <SignedList />
    </div>
  );
}
