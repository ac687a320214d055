import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { ScreenHead } from '../../ui/ScreenHead';
import { useAddressFilter } from '../../ui/useAddressFilter';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { usePerformanceReviewsListInfiniteQuery } from './api';
import { OpenReviewDialog } from './OpenReviewDialog';
import { ALL_REVIEWS, queryOf, reviewFilter, seesOthers } from './review-filter';
import { ReviewFilters } from './ReviewFilters';
import { ReviewList } from './ReviewList';
import { texts } from './texts';
import './reviews.css';

/** Everyone's performance reviews, as far as the reader may see them. `?open` opens the form, `?open=<person>` with that person chosen. */
export default function PerformanceReviewsScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const form = useFormInAddress('open');
  const [filter, setFilter] = useAddressFilter(reviewFilter);
  const list = pagedList(usePerformanceReviewsListInfiniteQuery(queryOf(filter)));
  const mayOpen = may(role, 'performance-reviews:open');
  const openButton = mayOpen && (
    <Button intent="primary" icon={<PlusIcon />} text={texts.open} onClick={form.open} />
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
      {mayOpen && <OpenReviewDialog isOpen={form.isOpen} employeeId={form.chosen} onClose={form.close} />}
    </>
  );
}
