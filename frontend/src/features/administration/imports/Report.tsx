import type { ImportReport } from '@annals/contracts/features/imports/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { FormRefusal } from '../../../ui/FormFooter';
import { administrationPath } from '../paths';
import { useMailCarrierQuery } from '../../mailbox/api';
import { useAttempt } from '../../../api/useAttempt';
import { useImportsStartMutation } from './api';
import { ReportRows } from './ReportRows';
import { reportTexts as texts } from './texts';

interface ReportProps {
  readonly csv: string;
  readonly report: ImportReport;
  readonly onAgain: () => void;
}

/** What a list would do, row by row, and the button that does it. */
export function Report({ csv, report, onAgain }: ReportProps): React.JSX.Element {
  const { hire, change, error } = report.counts;
  const navigate = useNavigate();
  const { data: mail } = useMailCarrierQuery();
  const [invites, setInvites] = useState(true);
  const [start, { isLoading }] = useImportsStartMutation();
  const { attempt, refusal } = useAttempt({ failed: texts.startFailed, done: texts.started });
  const isPossible = hire + change > 0;
  const canInvite = hire > 0 && mail !== undefined && mail.carrier !== 'off';
  const begin = async () => {
    const answer = await attempt(() => start({ csv, invite: canInvite && invites }).unwrap());
    if (answer) void navigate(administrationPath('imports', answer.id));
  };
  return (
    <Card title={texts.title} action={<Button text={texts.again} onClick={onAgain} />}>
      <div className="import-form">
        <p>{texts.nothing}</p>
        {report.newDepartments.length > 0 && (
          <div className="import-warning" role="note">
            <p>{texts.newDepartments}</p>
            <ul>
              {report.newDepartments.map(({ department, rows }) => (
                <li key={department}>{texts.newDepartment(department, rows)}</li>
              ))}
            </ul>
          </div>
        )}
        <ReportRows report={report} />
        {canInvite && (
          <label className="import-form__tick">
            <input type="checkbox" checked={invites} onChange={({ target }) => setInvites(target.checked)} />
            {texts.invite}
          </label>
        )}
        {!isPossible && <p>{texts.nothingToDo}</p>}
        {isPossible && error > 0 && <p>{texts.leftOut(error)}</p>}
        <FormRefusal sentence={refusal} />
        <div className="import-form__foot">
          <Button
            intent="primary"
            disabled={isLoading || !isPossible}
            text={isLoading ? texts.starting : texts.start}
            onClick={() => void begin()}
          />
        </div>
      </div>
    </Card>
  );
}
