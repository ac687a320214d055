import { useMemo } from 'react';
import { exactDay } from '../../time/format';
import { Card } from '../../ui/Card';
import { BarChart } from '../../ui/charts/Chart';
import { Loaded } from '../../ui/Loaded';
import { useSignInPolicyFailuresQuery } from './api';
import { failureTexts as texts } from './texts';

/** How often somebody failed to sign in again and again, by week. */
export function FailedSignIns(): React.JSX.Element {
  const query = useSignInPolicyFailuresQuery();
  const { currentData: data } = query;
  const chart = useMemo(() => {
    if (!data) return undefined;
    const all = data.reduce((sum, { passwords, codes }) => sum + passwords + codes, 0);
    return {
      title: texts.finding(all),
      labelled: texts.week,
      labels: data.map(({ week }) => exactDay(week)),
      series: [
        { label: texts.passwords, values: data.map(({ passwords }) => passwords) },
        { label: texts.codes, values: data.map(({ codes }) => codes) },
      ],
      unit: texts.unit,
    };
  }, [data]);
  return (
    <Card title={texts.title}>
      <div className="policy-passwords policy-passwords--wide">
        <p>{texts.lead}</p>
        <Loaded query={{ ...query, currentData: chart }} texts={texts} rows={4}>
          {(shown) => <BarChart data={shown} />}
        </Loaded>
      </div>
    </Card>
  );
}
