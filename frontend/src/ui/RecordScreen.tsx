import { asApiError, isRefusal } from '../api/api-error';
import { shownOf, type Answered } from '../api/answered';
import { EmptyState } from './EmptyState';
import { Loaded } from './Loaded';
import { usePageParent } from './page-title';

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
  readonly result: Answered<Shown>;
  /** The record, once it is there. */
  readonly children: (shown: Shown) => React.ReactNode;
}

/** A record's own view: the way back to its list, and the states of what is loading, not there, or failed. */
export function RecordScreen<Shown>(props: RecordScreenProps<Shown>): React.JSX.Element {
  const { backTo, icon, texts, result, children } = props;
  usePageParent(texts.back, backTo);
  const { error } = result;
  if (shownOf(result) === undefined && error !== undefined && isRefusal(asApiError(error)))
    return <EmptyState level={2} icon={icon} title={texts.notFoundTitle} sentence={texts.notFoundSentence} />;
  return (
    <Loaded query={result} texts={texts} rows={5} level={2}>
      {children}
    </Loaded>
  );
}
