import { useState } from 'react';
import { Card } from '../../ui/Card';
import type { Audience } from './audience';
import { RangeSelect, type Months } from './RangeSelect';
import { trendTexts } from './texts';
import { TrendsChart } from './TrendsChart';

/** How the organization, the reader's people or the reader have been doing; over a range of their choice. */
export function TrendsCard({ audience }: { audience: Audience }): React.JSX.Element {
  const [months, setMonths] = useState<Months>(3);
  return (
    <Card title={trendTexts.title[audience]} action={<RangeSelect months={months} onChange={setMonths} />}>
      <TrendsChart months={months} />
    </Card>
  );
}
