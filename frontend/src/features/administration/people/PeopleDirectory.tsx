import { Button } from '@blueprintjs/core';
import { NewPersonIcon, PeopleIcon } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { useWholeList } from '../../../api/useWholeList';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { DataGrid } from '../../../ui/grid/DataGrid';
import { LoadMore } from '../../../ui/LoadMore';
import { useAddressFilter } from '../../../ui/useAddressFilter';
import { usePeopleAdministerInfiniteQuery } from '../../people/api';
import { useDebouncedValue } from '../../../time/useDebouncedValue';
import { HireDialog } from './HireDialog';
import { peopleColumns } from './people-columns';
import { peopleFilter, queryOf } from './people-filter';
import { PeopleFilters } from './PeopleFilters';
import { directoryTexts as texts } from './texts';

/** The most that the route answers at once. */
const PAGE = 200;

/** Everyone in the organization and everyone who was, with the state of their account. */
export function PeopleDirectory(): React.JSX.Element {
  const [hiring, setHiring] = useState(false);
  const [filter, setFilter] = useAddressFilter(peopleFilter);
  const asked = useDebouncedValue(filter);
  const list = useWholeList(pagedList(usePeopleAdministerInfiniteQuery({ ...queryOf(asked), limit: PAGE })));
  const columns = useMemo(() => peopleColumns(), []);
  const isNarrowed = Object.keys(queryOf(filter)).length > 0;
  return (
    <>
      <PeopleFilters filter={filter} onChange={setFilter} />
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
        <DataGrid
          name="people"
          label={texts.title}
          columns={columns}
          rows={list.items}
          rowId={({ id }) => id}
          error={list.error}
          onRetry={list.retry}
          texts={texts}
          empty={
            <EmptyState
              icon={<PeopleIcon size={20} />}
              title={isNarrowed ? texts.nobodyFound : texts.empty}
              {...(isNarrowed && { sentence: texts.nobodyFoundSentence })}
            />
          }
          isWhole={list.isWhole}
          isSearchable={false}
          isSelectable
        />
        {list.isTooLong && <LoadMore {...list} />}
      </Card>
      <HireDialog isOpen={hiring} onClose={() => setHiring(false)} />
    </>
  );
}
