import type { SubjectAccessView } from '@annals/contracts/privacy/subject-access-views';
import { AccessState } from '../../privacy/AccessState';
import { exactTime } from '../../time/format';

/** When an archive was asked for, by whom and why, and what became of it. */
export function AccessCells({ access }: { access: SubjectAccessView }): React.JSX.Element {
  return (
    <>
      <td>
        <time dateTime={access.requestedAt}>{exactTime(access.requestedAt)}</time>
      </td>
      <td>{access.requestedByName}</td>
      <td className="archive-words">{access.reason ?? '–'}</td>
      <td className="archive-outcome">
        <AccessState access={access} />
      </td>
    </>
  );
}
