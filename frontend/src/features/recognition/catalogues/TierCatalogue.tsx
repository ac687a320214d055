import { DEFAULT_COLOR, DEFAULT_ICON } from '@annals/contracts/features/recognition/constants';
import { describeTier } from '@annals/contracts/features/rewards/commands';
import type { RewardTierRow } from '@annals/contracts/features/rewards/views';
import { z } from 'zod';
import { Badge } from '../../../ui/Badge';
import {
  useRewardsDefineTierMutation,
  useRewardsListTiersQuery,
  useRewardsRetireTierMutation,
  useRewardsReviseTierMutation,
} from '../api';
import { CatalogueIcon } from '../CatalogueIcon';
import { points } from '../texts';
import { CatalogueItem } from './CatalogueItem';
import { EntryCatalogue } from './EntryCatalogue';
import { choicesOf, type EntryField, type EntryValues } from './fields';
import { catalogueTexts, COLOR_LABELS, ICON_LABELS, tierTexts as texts } from './texts';

const FIELDS: readonly EntryField[] = [
  { name: 'name', label: catalogueTexts.name, kind: 'text' },
  { name: 'description', label: catalogueTexts.description, kind: 'words' },
  { name: 'requiredPoints', label: texts.required, help: texts.requiredHelp, kind: 'number' },
  { name: 'badgeIcon', label: catalogueTexts.icon, kind: 'choice', options: choicesOf(ICON_LABELS) },
  { name: 'badgeColor', label: catalogueTexts.color, kind: 'choice', options: choicesOf(COLOR_LABELS) },
  { name: 'benefits', label: texts.benefits, help: texts.benefitsHelp, kind: 'words' },
];

const rules = z
  .record(z.string(), z.string())
  .transform(({ benefits = '', ...held }): unknown => ({ ...held, benefits: benefits.split('\n') }))
  .pipe(z.preprocess((held) => held, describeTier));

const valuesOf = (tier?: RewardTierRow): EntryValues => ({
  name: tier?.name ?? '',
  description: tier?.description ?? '',
  requiredPoints: String(tier?.requiredPoints ?? 0),
  badgeIcon: tier?.badgeIcon ?? DEFAULT_ICON,
  badgeColor: tier?.badgeColor ?? DEFAULT_COLOR,
  benefits: tier?.benefits.join('\n') ?? '',
});

/** What points lead to over a lifetime, as administrators keep it. */
export default function TierCatalogue(): React.JSX.Element {
  const [define] = useRewardsDefineTierMutation();
  const [revise] = useRewardsReviseTierMutation();
  const [retire] = useRewardsRetireTierMutation();
  return (
    <EntryCatalogue
      texts={texts}
      result={useRewardsListTiersQuery()}
      fields={FIELDS}
      rules={rules}
      valuesOf={valuesOf}
      save={(body, tier) => (tier ? revise({ tierId: tier.id, ...body }).unwrap() : define(body).unwrap())}
      item={(tier, edit) => (
        <CatalogueItem
          key={tier.id}
          {...tier}
          icon={<CatalogueIcon icon={tier.badgeIcon} color={tier.badgeColor} />}
          facts={<Badge tone="blue">{points(tier.requiredPoints)}</Badge>}
          texts={texts}
          onEdit={edit}
          retire={() => retire({ tierId: tier.id }).unwrap()}
        />
      )}
    />
  );
}
