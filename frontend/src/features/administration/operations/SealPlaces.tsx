import type { SealPlace } from '@annals/contracts/features/audit/seal-views';
import { DataTable } from '../../../ui/DataTable';
import { Status } from '../../../ui/Status';
import { placeTexts as texts } from './seal-texts';
import { Told, When } from '../../../ui/When';

/** Where checkpoints are brought to, and what fails there. */
export function SealPlaces({ places }: { places: readonly SealPlace[] }): React.JSX.Element {
  return (
    <section aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {places.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable label={texts.title} columns={texts.columns}>
          {places.map(({ name, size, reachedAt, error, retryAt }) => (
            <tr key={name}>
              <th scope="row">{texts.nameOf(name)}</th>
              <td>{texts.size(size)}</td>
              <td>{reachedAt === null ? texts.never : <When at={reachedAt} />}</td>
              <td className="operations-seal__words">
                <Status tone={error === null ? 'green' : 'red'}>
                  {error === null ? texts.arrives : texts.fails}
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
