import { t } from '@annals/contracts/kernel/text';
import { Button } from '@blueprintjs/core';
import './states.css';

interface LoadMoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Asks for the next page of a list, while there is one. */
export function LoadMore(props: LoadMoreProps): React.JSX.Element | null {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props;
  if (!hasNextPage) return null;
  return (
    <div className="load-more">
      <Button text={t('Load more')} loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />
    </div>
  );
}
