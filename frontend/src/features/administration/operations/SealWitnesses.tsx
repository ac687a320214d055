import type { SealWitness } from '@annals/contracts/features/audit/seal-views';
import { DataTable } from '../../../ui/DataTable';
import { Status } from '../../../ui/Status';
import { witnessTexts as texts } from './seal-texts';
import { Told, When } from '../../../ui/When';

/** Who cosigns the checkpoints, and what fails there. */
export function SealWitnesses({ witnesses }: { witnesses: readonly SealWitness[] }): React.JSX.Element {
  return (
    <section aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {witnesses.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable label={texts.title} columns={texts.columns}>
          {witnesses.map(({ key, name, size, cosignedAt, error, retryAt }) => (
            <tr key={key}>
              <th scope="row" className="operations-seal__name">
                {name}
              </th>
              <td>{texts.size(size)}</td>
              <td>{cosignedAt === null ? texts.never : <When at={cosignedAt} />}</td>
              <td className="operations-seal__words">
                <Status tone={error === null ? 'green' : 'red'}>
                  {error === null ? texts.cosigns : texts.fails}
                </Status>
                {error !== null && (
                  <span className="operations-seal__help">
                    {retryAt === null ? (
                      texts.failsBecause(error, '')
                    ) : (
                      <Told at={retryAt}>{(when) => texts.failsBecause(error, when)}</Told>
                    )}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
