import { PeopleIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pagedList } from '../api/paged-list';
import { Card } from '../design/Card';
import { EmptyFace } from '../design/EmptyFace';
import { ErrorFace } from '../design/ErrorFace';
import { LoadMore } from '../design/LoadMore';
import { SkeletonRows } from '../design/SkeletonRows';
import { usePeopleListPeopleInfiniteQuery } from '../people/api';
import { useSettled } from '../time/useSettled';
import { PeopleTable } from './PeopleTable';
import { peopleTexts } from './texts';

/** Everyone in the organization, found by name or email. */
export function PeopleDirectory(): React.JSX.Element {
  const [address] = useSearchParams();
  const asked = address.get('search') ?? '';
  // A person found in the palette comes with the address: the box starts with them.
  return <Directory key={asked} startsWith={asked} />;
}

function Directory({ startsWith }: { startsWith: string }): React.JSX.Element {
  const searchId = useId();
  const [typed, setTyped] = useState(startsWith);
  const search = useSettled(typed.trim());
  const { items, error, retry, ...more } = pagedList(
    usePeopleListPeopleInfiniteQuery(search === '' ? {} : { search }),
  );
  return (
    <Card
      title={peopleTexts.title}
      action={
        <>
          <label className="visually-hidden" htmlFor={searchId}>
            {peopleTexts.search}
          </label>
          <input
            className="field__input directory-search"
            id={searchId}
            type="search"
            placeholder={peopleTexts.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      }
    >
      {!items && error ? (
        <ErrorFace title={peopleTexts.failed} error={error} onRetry={retry} />
      ) : !items ? (
        <SkeletonRows label={peopleTexts.loading} rows={8} />
      ) : items.length === 0 ? (
        <EmptyFace
          icon={<PeopleIcon size={20} />}
          title={search === '' ? peopleTexts.empty : peopleTexts.nobodyFound}
          {...(search !== '' && { sentence: peopleTexts.nobodyFoundSentence })}
        />
      ) : (
        <PeopleTable people={items} />
      )}
      <LoadMore {...more} />
    </Card>
  );
}
