import type { AutomaticKind } from '@annals/contracts/kernel/feature';
import { AutomaticUpdatesIcon } from '@blueprintjs/icons';
import { useDeferredValue, useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { Filters, FilterSearch, FilterSelect } from '../../../ui/Filters';
import { QueryList } from '../../../ui/QueryList';
import { useIsPhone } from '../../../ui/useIsPhone';
import type { SectionProps } from '../section-props';
import { ActRow } from './ActRow';
import { useAutomaticActsListInfiniteQuery } from './api';
import { automaticTexts as texts } from './texts';
import './automatic.css';

/** Rows of a page on a phone, where each is as high as several. */
const ON_A_PHONE = 20;

/** The automatic acts and their causes: by kind, and by the people they concern. */
export default function Automatic({ item }: SectionProps): React.JSX.Element {
  const [kind, setKind] = useState<AutomaticKind | 'all'>('all');
  const [person, setPerson] = useState('');
  const asked = useDeferredValue(person.trim());
  const isPhone = useIsPhone();
  const isNarrowed = kind !== 'all' || asked !== '';
  const list = pagedList(
    useAutomaticActsListInfiniteQuery({
      ...(isPhone && { limit: ON_A_PHONE }),
      ...(kind !== 'all' && { kind }),
      ...(asked !== '' && { person: asked }),
    }),
  );
  if (item !== undefined) return <NotFoundScreen />;
  return (
    <Card title={texts.title}>
      <div className="automatic__head">
        <p>{texts.sentence}</p>
        <Filters>
          <FilterSelect label={texts.kind} value={kind} options={texts.kinds} onChange={setKind} />
          <FilterSearch label={texts.person} value={person} onChange={setPerson} />
        </Filters>
      </div>
      <QueryList
        list={list}
        texts={texts}
        empty={
          <EmptyState
            icon={<AutomaticUpdatesIcon size={20} />}
            title={isNarrowed ? texts.emptyFiltered : texts.empty}
            sentence={isNarrowed ? texts.emptyFilteredSentence : texts.emptySentence}
          />
        }
      >
        {(acts) => (
          <DataTable label={texts.title} columns={texts.columns}>
            {acts.map((act) => (
              <ActRow key={act.id} act={act} />
            ))}
          </DataTable>
        )}
      </QueryList>
    </Card>
  );
}
