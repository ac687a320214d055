import { roleWords } from '@annals/contracts/features/audit/words';
import { textsShownAs } from '@annals/contracts/kernel/text';
import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { EventFilter, EventQuery } from '@annals/contracts/features/audit/filter';
import type { EventFacets } from '@annals/contracts/features/audit/views';
import { Card } from '../../../ui/Card';
import { Loaded } from '../../../ui/Loaded';
import { monthLabel } from '../../../time/format';
import { useAuditFacetsQuery } from '../api';
import { facetTexts as texts } from '../texts';
import { monthFilter } from './explorer-address';

type Group = keyof typeof texts.groups;

/** How a group's values read, and what choosing one narrows. */
const GROUPS: Readonly<
  Record<Group, { words: (value: string) => string; narrows: (value: string) => EventFilter }>
> = {
  features: { words: recordLabel, narrows: (feature) => ({ feature }) },
  types: { words: eventWords, narrows: (type) => ({ type }) },
  roles: { words: roleWords, narrows: (role) => ({ role }) },
  months: { words: monthLabel, narrows: monthFilter },
};
/** Values that are visible in a group; the rest expands. */
const FEW = 6;
const figure = (count: number) => count.toLocaleString(textsShownAs().locale);

interface FacetsProps {
  readonly filter: EventQuery;
  readonly onNarrow: (change: EventFilter) => void;
}

/** How the matching events are spread; each value narrows the list further. */
export function Facets({ filter, onNarrow }: FacetsProps): React.JSX.Element {
  const query = useAuditFacetsQuery(filter);
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={4}>
        {(facets) => (
          <div className="facets">
            <p className="facets__counted">
              {facets.isComplete ? texts.counted(facets.counted) : texts.newest(facets.counted)}
            </p>
            {(Object.keys(GROUPS) as Group[]).map((group) => (
              <FacetGroup key={group} group={group} facets={facets} onNarrow={onNarrow} />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function FacetGroup(props: {
  readonly group: Group;
  readonly facets: EventFacets;
  readonly onNarrow: (change: EventFilter) => void;
}): React.JSX.Element | null {
  const { group, facets, onNarrow } = props;
  // Months newest first; the rest comes with the most frequent first.
  const values = group === 'months' ? [...facets.months].reverse() : facets[group];
  if (values.length === 0) return null;
  const most = Math.max(...values.map(({ count }) => count));
  const item = ({ value, count }: (typeof values)[number]) => (
    <li key={value}>
      <button type="button" className="facet" onClick={() => onNarrow(GROUPS[group].narrows(value))}>
        <span className="facet__words">{GROUPS[group].words(value)}</span>
        <span className="facet__count">{figure(count)}</span>
        <meter className="facet__bar" aria-hidden="true" min={0} max={most} value={count} />
      </button>
    </li>
  );
  return (
    <section className="facets__group" aria-label={texts.groups[group]}>
      <h3 className="facets__title">{texts.groups[group]}</h3>
      <ul>{values.slice(0, FEW).map(item)}</ul>
      {values.length > FEW && (
        <details className="facets__rest">
          <summary>{`${texts.more} (${String(values.length)})`}</summary>
          <ul>{values.slice(FEW).map(item)}</ul>
        </details>
      )}
    </section>
  );
}
