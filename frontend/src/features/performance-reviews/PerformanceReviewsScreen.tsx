import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { ScreenHead } from '../../ui/ScreenHead';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { usePerformanceReviewsListInfiniteQuery } from './api';
import { OpenReviewDialog } from './OpenReviewDialog';
import { ALL_REVIEWS, queryOf, reviewFilter, seesOthers } from './review-filter';
import { ReviewFilters } from './ReviewFilters';
import { ReviewList } from './ReviewList';
import { texts } from './texts';
import './reviews.css';

/** The address `?open=` shows the form, `?open=<person>` with that person chosen. */
const OPEN_PARAMETER = 'open';

/** Everyone's performance reviews, as far as the reader may see them. */
export default function PerformanceReviewsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useAddressFilter(reviewFilter);
  const list = pagedList(usePerformanceReviewsListInfiniteQuery(queryOf(filter)));
  const mayOpen = may(role, 'performance-reviews:open');
  const openButton = mayOpen && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.open} onClick={() => setAddress(withOpen)} />
  );
  return (
    <>
      <ScreenHead sentence={texts.subtitle} action={openButton} />
      <Card
        title={texts.listTitle}
        action={<ReviewFilters filter={filter} onChange={setFilter} offersWhose={seesOthers(role)} />}
      >
        <ReviewList
          list={list}
          isFiltered={filter.state !== 'all' || filter.whose !== 'everyone'}
          onShowAll={() => setFilter(ALL_REVIEWS)}
          emptyAction={openButton}
        />
      </Card>
      {mayOpen && (
        <OpenReviewDialog
          isOpen={address.has(OPEN_PARAMETER)}
          employeeId={address.get(OPEN_PARAMETER) ?? ''}
          onClose={() => setAddress(withoutOpen, { replace: true })}
        />
      )}
    </>
  );
}

function withOpen(before: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...before, [OPEN_PARAMETER, '']]);
}

function withoutOpen(before: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...before].filter(([name]) => name !== OPEN_PARAMETER));
}
