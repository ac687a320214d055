import { Button } from '@blueprintjs/core';
import { NewPersonIcon, PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadMore } from '../../../ui/LoadMore';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { usePeopleAdministerInfiniteQuery } from '../../people/api';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { HireDialog } from './HireDialog';
import { addressOf, filterOf } from './people-filter';
import { PeopleFilters } from './PeopleFilters';
import { PeopleTable } from './PeopleTable';
import { directoryTexts as texts } from './texts';

/** Everyone in the organization and everyone who was, with the state of their account. */
export function PeopleDirectory(): React.JSX.Element {
  const [address, setAddress] = useSearchParams();
  const [hiring, setHiring] = useState(false);
  const filter = filterOf(address);
  const search = useDebouncedValue(filter.search.trim());
  const { items, error, retry, ...more } = pagedList(
    usePeopleAdministerInfiniteQuery(addressOf({ ...filter, search })),
  );
  const isNarrowed = Object.keys(addressOf(filter)).length > 0;
  return (
    <>
      <PeopleFilters filter={filter} onChange={(next) => setAddress(addressOf(next), { replace: true })} />
      <Card
        title={texts.title}
        action={
          <Button
            intent="primary"
            icon={<NewPersonIcon />}
            text={texts.hire}
            onClick={() => setHiring(true)}
          />
        }
      >
        {!items && error ? (
          <ErrorState title={texts.failed} error={error} onRetry={retry} />
        ) : !items ? (
          <SkeletonRows label={texts.loading} rows={8} />
        ) : items.length === 0 ? (
          <EmptyState
            icon={<PeopleIcon size={20} />}
            title={isNarrowed ? texts.nobodyFound : texts.empty}
            {...(isNarrowed && { sentence: texts.nobodyFoundSentence })}
          />
        ) : (
          <PeopleTable people={items} />
        )}
        <LoadMore {...more} />
      </Card>
      <HireDialog isOpen={hiring} onClose={() => setHiring(false)} />
    </>
  );
}
