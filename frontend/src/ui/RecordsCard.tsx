import { Link } from 'react-router-dom';
import type { PagedList } from '../api/paged-list';
import { Card } from './Card';
import { QueryList } from './QueryList';
import './records-card.css';

const SHOWN = 5;

interface RecordsCardProps<Item> {
  readonly list: PagedList<Item>;
  readonly texts: {
    readonly title: string;
    readonly all: string;
    readonly loading: string;
    readonly failed: string;
    readonly empty: string;
  };
  /** Where all of them are. */
  readonly allAt: string;
  /** What is said of one. */
  readonly children: (item: Item) => {
    readonly key: string;
    /** Left out: it has no screen of its own. */
    readonly path?: string;
    readonly label: string;
    readonly facts: string;
    readonly badge?: React.ReactNode;
  };
}

/** The newest few records of one kind, a line each, and the way to all of them. */
export function RecordsCard<Item>(props: RecordsCardProps<Item>): React.JSX.Element {
  const { list, texts, allAt, children: line } = props;
  return (
    <Card title={texts.title} action={<Link to={allAt}>{texts.all}</Link>}>
      <QueryList
        list={list}
        isExcerpt
        texts={texts}
        rows={3}
        empty={<p className="card__body records-card__empty">{texts.empty}</p>}
      >
        {(items) => (
          <ul className="records-card">
            {items.slice(0, SHOWN).map((item) => {
              const { key, path, label, facts, badge } = line(item);
              return (
                <li key={key}>
                  <span className="records-card__label" data-tip="">
                    {path === undefined ? label : <Link to={path}>{label}</Link>}
                  </span>
                  <span className="records-card__facts">{facts}</span>
                  {badge}
                </li>
              );
            })}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
