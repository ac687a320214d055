import { askAgain, shownOf, type Answered } from '../api/answered';
import { ErrorState } from './ErrorState';
import { SkeletonRows } from './SkeletonRows';

/** How something looks that has not come, or failed. */
export type StatesProps = {
  /** The level of the heading of what failed: 3 inside a card, 2 where the screen shows nothing else. */
  readonly level?: 2 | 3;
  /** Around what failed and around rows, where what comes brings cards of its own. */
  readonly frame?: (state: React.ReactNode) => React.ReactNode;
} & (
  | {
      readonly texts: { readonly loading: string; readonly failed: string };
      /** As many as are expected, so that nothing moves when they come. */
      readonly rows?: number;
    }
  | {
      readonly texts: { readonly failed: string };
      /** What is coming, in its shape and with its frame, where that is not rows; null: likely nothing. */
      readonly skeleton: React.ReactNode;
    }
);

type LoadedProps<Data> = StatesProps & {
  /** The result of a query, or what `pagedList` makes of one. */
  readonly query: Answered<Data>;
  readonly children: (data: Data) => React.ReactNode;
};

/** One answer with its states: there, failed, and still to come. What is there stays when asking for it again fails. */
export function Loaded<Data>(props: LoadedProps<Data>): React.ReactNode {
  const { query, texts, level = 3, frame = asItIs, children } = props;
  const data = shownOf(query);
  if (data !== undefined) return children(data);
  if (query.error !== undefined)
    return frame(
      <ErrorState level={level} title={texts.failed} error={query.error} onRetry={() => askAgain(query)} />,
    );
  if ('skeleton' in props) return props.skeleton;
  return frame(<SkeletonRows label={props.texts.loading} rows={props.rows ?? 4} />);
}

function asItIs(state: React.ReactNode): React.ReactNode {
  return state;
}
