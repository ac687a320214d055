import type { EventFilter } from '@annals/contracts/features/audit/filter';
import { Link } from 'react-router-dom';
import { useFilterWords } from '../explorer/ActiveFilters';
import { explorerPath } from '../paths';
import { filterTexts } from '../texts';
import { texts } from './texts';

/** A filter as a link that a person can read. */
export function FilterInWords({ filter }: { filter: EventFilter }): React.JSX.Element {
  const words = useFilterWords(filter);
  return (
    <Link to={explorerPath(filter)}>
      {words.length === 0
        ? texts.everything
        : words.map(({ name, words: value }) => `${filterTexts[name]}: ${value}`).join(', ')}
    </Link>
  );
}
