import type { TimeOffPolicyView } from '@annals/contracts/features/time-off/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { FormDialog } from '../../../ui/FormDialog';
import { Loaded } from '../../../ui/Loaded';
import { exactDay } from '../../../time/format';
import { useTimeOffPoliciesQuery } from '../api';
import { PolicyForm } from './PolicyForm';
import { policyFormTexts, policyTexts as texts, UNTIL_LABELS } from './policy-texts';
import './policy.css';

/** What everybody gets, year by year, and the way to set it. */
export default function PolicyCatalogue(): React.JSX.Element {
  const query = useTimeOffPoliciesQuery();
  const { currentData: data } = query;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Card
      title={texts.title}
      action={<Button intent="primary" text={texts.set} disabled={!data} onClick={() => setIsOpen(true)} />}
    >
      <Loaded query={query} texts={texts} rows={2}>
        {(data) => (
          <>
            <DataTable label={texts.title} columns={Object.values(texts.columns)}>
              {data.map((policy) => (
                <PolicyRow key={policy.fromYear} policy={policy} />
              ))}
            </DataTable>
            <p className="policy__rule">{texts.rule}</p>
            <FormDialog title={policyFormTexts.title} isOpen={isOpen} onClose={close}>
              <PolicyForm policies={data} onDone={close} />
            </FormDialog>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function PolicyRow({ policy }: { policy: TimeOffPolicyView }): React.JSX.Element {
  const { fromYear, vacation, sick, personal, carryOver, carryOverUntil, setAt, setByName, reason } = policy;
  const { accrual, proration } = policy;
  const until = UNTIL_LABELS[carryOverUntil] ?? carryOverUntil;
  return (
    <tr>
      <th scope="row">{setAt === null ? texts.beginning : fromYear}</th>
      <td>{vacation}</td>
      <td>{sick}</td>
      <td>{personal}</td>
      <td>{texts.carried(carryOver, until)}</td>
      <td>{texts.given(accrual, proration)}</td>
      <td>
        {setAt === null ? texts.byDefault : texts.setBy(setByName ?? '', exactDay(setAt))}
        {reason !== null && <span className="policy__reason">{reason}</span>}
      </td>
    </tr>
  );
}
