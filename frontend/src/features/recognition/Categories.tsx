import { StarIcon } from '@blueprintjs/icons';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { useRecognitionListCategoriesQuery } from './api';
import { CatalogueIcon } from './CatalogueIcon';
import { categoryTexts, points } from './texts';

/** What people can be recognised for, and what each is worth. */
export function Categories(): React.JSX.Element {
  const query = useRecognitionListCategoriesQuery();
  return (
    <Card title={categoryTexts.title}>
      <QueryList
        list={query}
        texts={categoryTexts}
        empty={
          <EmptyState
            icon={<StarIcon size={20} />}
            title={categoryTexts.emptyTitle}
            sentence={categoryTexts.emptySentence}
          />
        }
      >
        {(categories) => (
          <ul className="recognition-categories">
            {categories.map((category) => (
              <li className="recognition" key={category.id}>
                <CatalogueIcon icon={category.iconName} color={category.color} />
                <div className="recognition__words">
                  <div className="recognition__head">
                    <h3 className="recognition__title">{category.name}</h3>
                    <span className="recognition__badges">
                      <Badge tone="blue">{points(category.pointValue)}</Badge>
                      <Status tone={category.isActive ? 'green' : 'grey'}>
                        {category.isActive ? categoryTexts.active : categoryTexts.inactive}
                      </Status>
                    </span>
                  </div>
                  <p className="recognition__description">{category.description}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}
