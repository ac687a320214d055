import { asApiError, isRefusal } from '../api/api-error';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { usePageParent } from './page-title';
import { SkeletonRows } from './SkeletonRows';

interface RecordScreenProps<Shown> {
  /** The list it comes from. */
  readonly backTo: string;
  readonly icon: React.JSX.Element;
  readonly texts: {
    readonly back: string;
    readonly loading: string;
    readonly notFoundTitle: string;
    readonly notFoundSentence: string;
    readonly failed: string;
  };
  /** The query for the one record. */
  readonly result: {
    readonly currentData?: Shown | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The record, once it is there. */
  readonly children: (shown: Shown) => React.ReactNode;
}

/** A record's own view: the way back to its list, and the states of what is loading, not there, or failed. */
export function RecordScreen<Shown>(props: RecordScreenProps<Shown>): React.JSX.Element {
  const { backTo, icon, texts, result, children } = props;
  usePageParent(texts.back, backTo);
  const { currentData: shown, error, refetch } = result;
  return (
    <>
      {shown !== undefined ? (
        children(shown)
      ) : error === undefined ? (
        <SkeletonRows label={texts.loading} rows={5} />
      ) : isRefusal(asApiError(error)) ? (
        <EmptyState level={2} icon={icon} title={texts.notFoundTitle} sentence={texts.notFoundSentence} />
      ) : (
        <ErrorState level={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
