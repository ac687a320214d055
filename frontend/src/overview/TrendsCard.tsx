import { useState } from 'react';
import { Card } from '../design/Card';
import { RangeSelect, type Months } from './RangeSelect';
import { trendTexts } from './texts';
import { TrendsChart } from './TrendsChart';

/** How the reader's people, or the reader, have been doing; over a range of their choice. */
export function TrendsCard({ ofTeam }: { ofTeam: boolean }): React.JSX.Element {
  const [months, setMonths] = useState<Months>(3);
  return (
    <Card
      title={ofTeam ? trendTexts.title : trendTexts.ownTitle}
      action={<RangeSelect months={months} onChange={setMonths} />}
    >
      <TrendsChart months={months} />
    </Card>
  );
}
