import type { OpenedValues } from '@annals/contracts/features/audit/views';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/api-error';
import { useAuditOpenedQuery } from '../api';

/** The address `?view=` names what the auditor opened: a reload shows it still, until its time is up. */
const VIEW_PARAMETER = 'view';

export interface Opening {
  /** What is open now; undefined when nothing is. */
  readonly opened: OpenedValues | undefined;
  /** Why what was opened cannot be shown any more. */
  readonly refusal: string | undefined;
  readonly show: (viewId: string) => void;
}

/** What the auditor has opened on this screen. */
export function useOpening(): Opening {
  const [address, setAddress] = useSearchParams();
  const viewId = address.get(VIEW_PARAMETER);
  const { currentData, error } = useAuditOpenedQuery(
    { viewId: viewId ?? '' },
    { skip: viewId === null, refetchOnMountOrArgChange: true },
  );
  return {
    opened: viewId === null ? undefined : currentData,
    refusal: viewId === null || error === undefined ? undefined : asApiError(error).detail,
    show: (id) =>
      setAddress(
        (before) => {
          before.set(VIEW_PARAMETER, id);
          return before;
        },
        { replace: true },
      ),
  };
}
