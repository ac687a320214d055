import { INSIGHT_RULES, ruleLabel, thresholdsOf } from '@annals/contracts/features/insights/rules';
import type { InsightRuleView } from '@annals/contracts/features/insights/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { FormDialog } from '../../../ui/FormDialog';
import { Loaded } from '../../../ui/Loaded';
import { exactDay } from '../../../time/format';
import { useInsightsRulesQuery } from '../api';
import { ruleTexts as texts, thresholdFormTexts } from './rule-texts';
import { ThresholdForm } from './ThresholdForm';
import './rules.css';

/** The rules ALEX finds by, what each compares with and who set it, and the way to set it. */
export default function RuleCatalogue(): React.JSX.Element {
  const query = useInsightsRulesQuery();
  const [changed, setChanged] = useState<InsightRuleView | null>(null);
  const close = () => setChanged(null);
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={9}>
        {(data) => (
          <>
            <div className="rules">
              <DataTable label={texts.title} columns={Object.values(texts.columns)}>
                {data.map((rule) => (
                  <RuleRow key={rule.rule} rule={rule} onChange={() => setChanged(rule)} />
                ))}
              </DataTable>
            </div>
            <p className="rules__note">{texts.note}</p>
            {changed && (
              <FormDialog title={thresholdFormTexts.title(ruleLabel(changed.rule))} isOpen onClose={close}>
                <ThresholdForm rule={changed} onDone={close} />
              </FormDialog>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function RuleRow({ rule, onChange }: { rule: InsightRuleView; onChange: () => void }): React.JSX.Element {
  const { label, sentence } = INSIGHT_RULES[rule.rule];
  return (
    <tr>
      <th scope="row">
        {label}
        <span className="rules__words">{sentence}</span>
      </th>
      <td>
        <ul>
          {thresholdsOf(rule.rule).map(([name, threshold]) => (
            <li key={name}>
              {texts.threshold(threshold.label, rule.thresholds[name] ?? threshold.default, threshold.unit)}
            </li>
          ))}
        </ul>
      </td>
      <td>
        {rule.setAt === null ? texts.byDefault : texts.setBy(rule.setByName ?? '', exactDay(rule.setAt))}
        {rule.reason !== null && <span className="rules__words">{rule.reason}</span>}
      </td>
      <td>
        <Button text={texts.change} aria-label={texts.changeOf(label)} onClick={onChange} />
      </td>
    </tr>
  );
}
