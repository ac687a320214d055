import type { SubjectAccessView } from '@annals/contracts/features/privacy/subject-access-views';
import { AccessState } from './AccessState';
import { When } from '../../ui/When';

interface AccessCellsProps {
  readonly access: SubjectAccessView;
  /** Who asked for it, as the reader calls them. */
  readonly by: string;
}

/** What became of an archive, first because it is what people look for; when it was asked for, by whom and why. */
export function AccessCells({ access, by }: AccessCellsProps): React.JSX.Element {
  return (
    <>
      <td className="data-table__outcome">
        <AccessState access={access} />
      </td>
      <td>
        <When at={access.requestedAt} />
      </td>
      <td className="data-table__words">
        {by}
        {access.reason !== null && <span className="data-table__beneath">{access.reason}</span>}
      </td>
    </>
  );
}
