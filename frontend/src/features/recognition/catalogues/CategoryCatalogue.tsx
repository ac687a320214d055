import { describeCategory } from '@annals/contracts/features/recognition/commands';
import { DEFAULT_COLOR, DEFAULT_ICON, POINT_VALUE } from '@annals/contracts/features/recognition/constants';
import type { RecognitionCategoryRow } from '@annals/contracts/features/recognition/views';
import { z } from 'zod';
import { Badge } from '../../../ui/Badge';
import {
  useRecognitionDefineCategoryMutation,
  useRecognitionListCategoriesQuery,
  useRecognitionRetireCategoryMutation,
  useRecognitionReviseCategoryMutation,
} from '../api';
import { CatalogueIcon } from '../CatalogueIcon';
import { points } from '../texts';
import { CatalogueItem } from './CatalogueItem';
import { EntryCatalogue } from './EntryCatalogue';
import { choicesOf, type EntryField, type EntryValues } from './fields';
import { catalogueTexts, COLOR_LABELS, ICON_LABELS, categoryTexts as texts } from './texts';

const FIELDS: readonly EntryField[] = [
  { name: 'name', label: catalogueTexts.name, kind: 'text' },
  { name: 'description', label: catalogueTexts.description, kind: 'words' },
  { name: 'pointValue', label: texts.points, help: texts.pointsHelp, kind: 'number' },
  { name: 'iconName', label: catalogueTexts.icon, kind: 'choice', options: choicesOf(ICON_LABELS) },
  { name: 'color', label: catalogueTexts.color, kind: 'choice', options: choicesOf(COLOR_LABELS) },
];

const rules = z.record(z.string(), z.string()).pipe(z.preprocess((held) => held, describeCategory));

const valuesOf = (category?: RecognitionCategoryRow): EntryValues => ({
  name: category?.name ?? '',
  description: category?.description ?? '',
  pointValue: String(category?.pointValue ?? POINT_VALUE.default),
  iconName: category?.iconName ?? DEFAULT_ICON,
  color: category?.color ?? DEFAULT_COLOR,
});

/** What people can be recognised for, as administrators keep it. */
export default function CategoryCatalogue(): React.JSX.Element {
  const [define] = useRecognitionDefineCategoryMutation();
  const [revise] = useRecognitionReviseCategoryMutation();
  const [retire] = useRecognitionRetireCategoryMutation();
  return (
    <EntryCatalogue
      texts={texts}
      result={useRecognitionListCategoriesQuery()}
      fields={FIELDS}
      rules={rules}
      valuesOf={valuesOf}
      save={(body, category) =>
        category ? revise({ categoryId: category.id, ...body }).unwrap() : define(body).unwrap()
      }
      item={(category, edit) => (
        <CatalogueItem
          key={category.id}
          {...category}
          icon={<CatalogueIcon icon={category.iconName} color={category.color} />}
          facts={<Badge tone="blue">{points(category.pointValue)}</Badge>}
          texts={texts}
          onEdit={edit}
          retire={() => retire({ categoryId: category.id }).unwrap()}
        />
      )}
    />
  );
}
