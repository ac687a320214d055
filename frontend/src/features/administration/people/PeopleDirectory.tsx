import { Button } from '@blueprintjs/core';
import { NewPersonIcon, PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { WholeGrid } from '../../../ui/grid/WholeGrid';
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
  const list = pagedList(usePeopleAdministerInfiniteQuery({ ...queryOf(asked), limit: PAGE }));
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
        <WholeGrid
          name="people"
          label={texts.title}
          columnsOf={peopleColumns}
          list={list}
          texts={texts}
          empty={
            <EmptyState
              icon={<PeopleIcon size={20} />}
              title={isNarrowed ? texts.nobodyFound : texts.empty}
              {...(isNarrowed && { sentence: texts.nobodyFoundSentence })}
            />
          }
          isSearchable={false}
          isSelectable
        />
      </Card>
      <HireDialog isOpen={hiring} onClose={() => setHiring(false)} />
    </>
  );
}
