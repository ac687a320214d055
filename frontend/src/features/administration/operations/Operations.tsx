import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { useOperationsListProjectionsQuery } from '../../operations/api';
import { useSealStatusQuery } from '../../seal/api';
import type { SectionProps } from '../section-props';
import { Figures } from './Figures';
import { Jobs } from './Jobs';
import { LogAlarms } from './LogAlarms';
import { Projections } from './Projections';
import { SealOfTheLog } from './SealOfTheLog';
import { StateLine } from './StateLine';
import { WhatWaits } from './WhatWaits';
import { Workers } from './Workers';
import './projections.css';

/** Positions and rebuilds move all the time, and no cache tag tells of them: looked up again while the screen is open. */
const REFRESH_MS = 2_000;
/** Workers and jobs come and go less often. */
const SLOW_REFRESH_MS = 5_000;

/** How the platform is doing, and what can be done about it. */
export default function Operations({ item }: SectionProps): React.JSX.Element {
  const list = useOperationsListProjectionsQuery(undefined, { pollingInterval: REFRESH_MS });
  const projections = list.currentData;
  const seal = useSealStatusQuery(undefined, { pollingInterval: SLOW_REFRESH_MS });
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <div className="operations">
      {projections && projections.length > 0 && (
        <>
          <StateLine projections={projections} />
          <Figures projections={projections} />
        </>
      )}
      {seal.data && seal.data.alarms > 0 && <LogAlarms open={seal.data.openAlarms} />}
      <WhatWaits pollingInterval={SLOW_REFRESH_MS} />
      <SealOfTheLog seal={seal} status={seal.data} />
      <Jobs pollingInterval={SLOW_REFRESH_MS} />
      <Workers pollingInterval={SLOW_REFRESH_MS} />
      <Projections list={list} />
    </div>
  );
}
