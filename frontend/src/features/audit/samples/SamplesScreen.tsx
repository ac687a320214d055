import { textsShownAs } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import { RandomIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { addressOf } from '@annals/contracts/addresses';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { FormDialog } from '../../../ui/FormDialog';
import { QueryList } from '../../../ui/QueryList';
import { ScreenHead } from '../../../ui/ScreenHead';
import { useFormInAddress } from '../../../ui/useFormInAddress';
import { useAuditSamplesInfiniteQuery } from '../api';
import { AuditNavigation } from '../AuditNavigation';
import { auditSamplePath } from '../paths';
import { DrawForm } from './DrawForm';
import { FilterInWords } from './FilterInWords';
import { drawTexts, texts } from './texts';
import { When } from '../../../ui/When';
import '../audit.css';

/** The samples auditors drew. */
export default function SamplesScreen(): React.JSX.Element {
  const form = useFormInAddress('draw');
  const list = pagedList(useAuditSamplesInfiniteQuery());
  const draw = <Button intent="primary" icon={<RandomIcon />} text={texts.draw} onClick={form.open} />;
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={draw} />
      <AuditNavigation current={addressOf('auditSamples')} />
      <Card title={texts.title}>
        <QueryList
          list={list}
          texts={texts}
          empty={
            <EmptyState
              icon={<RandomIcon size={20} />}
              title={texts.empty}
              sentence={texts.emptySentence}
              action={draw}
            />
          }
        >
          {(samples) => (
            <DataTable label={texts.title} columns={texts.columns}>
              {samples.map((sample) => (
                <tr key={sample.id}>
                  <th scope="row">
                    <Link to={auditSamplePath(sample.id)}>{sample.name}</Link>
                    <span className="data-table__beneath">
                      <FilterInWords filter={sample.filter} />
                    </span>
                  </th>
                  <td>{sample.size}</td>
                  <td>{sample.population.toLocaleString(textsShownAs().locale)}</td>
                  <td className="data-table__code">{sample.seed}</td>
                  <td>{sample.auditorName}</td>
                  <td>
                    <When at={sample.drawnAt} />
                  </td>
                </tr>
              ))}
            </DataTable>
          )}
        </QueryList>
        <p className="audit-note audit-note--last">{texts.method}</p>
      </Card>
      <FormDialog title={drawTexts.title} isOpen={form.isOpen} onClose={form.close}>
        <DrawForm onDone={form.close} />
      </FormDialog>
    </>
  );
}
