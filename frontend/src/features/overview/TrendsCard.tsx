import { trendsTitle, type Audience } from '@annals/contracts/features/dashboard/words';
import { useState } from 'react';
import { Card } from '../../ui/Card';
import { RangeSelect, type Months } from './RangeSelect';
import { TrendsChart } from './TrendsChart';

/** How the organization, the reader's people or the reader have been doing; over a range of their choice. */
export function TrendsCard({ audience }: { audience: Audience }): React.JSX.Element {
  const [months, setMonths] = useState<Months>(3);
  return (
    <Card title={trendsTitle[audience]} action={<RangeSelect months={months} onChange={setMonths} />}>
      <TrendsChart months={months} />
    </Card>
  );
}
