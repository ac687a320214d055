import { IMPORT_COLUMNS } from '@annals/contracts/features/imports/constants';
import { importRoutes } from '@annals/contracts/features/imports/routes';
import type { ImportReport } from '@annals/contracts/features/imports/views';
import { Button } from '@blueprintjs/core';
import { Card } from '../../../ui/Card';
import { CommandForm } from '../../../ui/CommandForm';
import { FileDrop } from '../../../ui/FileDrop';
import { AreaField } from '../../../ui/form-fields';
import { showFailure } from '../../../toasts/toast-store';
import { useImportsCheckMutation } from './api';
import { saveTemplate } from './template';
import { importTexts as texts } from './texts';

interface ChooseListProps {
  readonly onChecked: (csv: string, report: ImportReport) => void;
}

/** A file or a pasted list, and what it has to look like. */
export function ChooseList({ onChecked }: ChooseListProps): React.JSX.Element {
  const [check] = useImportsCheckMutation();
  return (
    <Card title={texts.title} action={<Button text={texts.template} onClick={saveTemplate} />}>
      <CommandForm
        className="import-form"
        schema={importRoutes.check.body}
        start={{ csv: '' }}
        texts={texts}
        send={({ csv }) => check({ csv }).unwrap()}
        onSent={(report, { csv }) => onChecked(csv, report)}
      >
        {(field, { setValue, clearErrors }) => (
          <>
            <p>{texts.sentence}</p>
            <p>
              {texts.columns} <code>{IMPORT_COLUMNS.join(', ')}</code>
            </p>
            <p>{texts.rules}</p>
            <FileDrop
              label={texts.file}
              help={texts.fileHelp}
              accept=".csv,text/csv,text/plain"
              onChoose={(file) =>
                void file.text().then(
                  (csv) => {
                    setValue('csv', csv, { shouldDirty: true });
                    clearErrors();
                  },
                  () => showFailure(texts.unreadable),
                )
              }
            />
            <AreaField {...field('csv')} label={texts.paste} rows={8} spellCheck={false} />
          </>
        )}
      </CommandForm>
    </Card>
  );
}
