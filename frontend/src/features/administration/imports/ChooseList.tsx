import { IMPORT_COLUMNS } from '@annals/contracts/features/imports/constants';
import { importRoutes } from '@annals/contracts/features/imports/routes';
import type { ImportReport } from '@annals/contracts/features/imports/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { useUnsavedChanges } from '../../../ui/unsaved-changes';
import { showFailure } from '../../../toasts/toast-store';
import { useAttempt } from '../../../api/useAttempt';
import { useImportsCheckMutation } from './api';
import { saveTemplate } from './template';
import { importTexts as texts } from './texts';

interface ChooseListProps {
  readonly onChecked: (csv: string, report: ImportReport) => void;
}

/** A file or a pasted list, and what it has to look like. */
export function ChooseList({ onChecked }: ChooseListProps): React.JSX.Element {
  const [csv, setCsv] = useState('');
  const [fault, setFault] = useState('');
  const [check, { isLoading }] = useImportsCheckMutation();
  const { attempt, refusal } = useAttempt(texts);

  const settle = useUnsavedChanges(csv !== '');

  const read = async (file: File) => {
    try {
      setCsv(await file.text());
      setFault('');
    } catch {
      showFailure(texts.unreadable);
    }
  };
  const send = async () => {
    const list = importRoutes.check.body.shape.csv.safeParse(csv);
    setFault(list.error?.issues[0]?.message ?? '');
    if (!list.success) return;
    const report = await attempt(() => check({ csv }).unwrap());
    if (!report) return;
    settle();
    onChecked(csv, report);
  };
  const shown = fault === '' ? refusal : fault;
  return (
    <Card title={texts.title} action={<Button text={texts.template} onClick={saveTemplate} />}>
      <form
        className="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        <p>{texts.sentence}</p>
        <p>
          {texts.columns} <code>{IMPORT_COLUMNS.join(', ')}</code>
        </p>
        <p>{texts.rules}</p>
        <FileDrop
          label={texts.file}
          help={texts.fileHelp}
          accept=".csv,text/csv,text/plain"
          onChoose={(file) => void read(file)}
        />
        <Field label={texts.paste} error={shown === '' ? undefined : shown}>
          {(attributes) => (
            <textarea
              {...attributes}
              className={`${attributes.className} import-form__list`}
              rows={8}
              spellCheck={false}
              value={csv}
              onChange={({ target }) => setCsv(target.value)}
            />
          )}
        </Field>
        <div className="import-form__foot">
          <Button
            type="submit"
            intent="primary"
            disabled={isLoading}
            text={isLoading ? texts.checking : texts.check}
          />
        </div>
      </form>
    </Card>
  );
}
