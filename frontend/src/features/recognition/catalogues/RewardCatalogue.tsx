import { describeReward } from '@annals/contracts/features/rewards/commands';
import type { RewardView } from '@annals/contracts/features/rewards/views';
import { GiftBoxIcon } from '@blueprintjs/icons';
import { z } from 'zod';
import { Badge } from '../../../ui/Badge';
import {
  useRewardsListRewardsQuery,
  useRewardsListTiersQuery,
  useRewardsOfferRewardMutation,
  useRewardsReviseRewardMutation,
  useRewardsWithdrawRewardMutation,
} from '../api';
import { points, rewardTexts } from '../texts';
import { CatalogueItem } from './CatalogueItem';
import { EntryCatalogue } from './EntryCatalogue';
import type { EntryField, EntryValues } from './fields';
import { catalogueTexts, offerTexts as texts } from './texts';

const rules = z
  .record(z.string(), z.string())
  .transform(({ minimumTierId, ...held }): unknown => ({ ...held, minimumTierId: minimumTierId || null }))
  .pipe(z.preprocess((held) => held, describeReward));

const valuesOf = (reward?: RewardView): EntryValues => ({
  name: reward?.name ?? '',
  description: reward?.description ?? '',
  points: String(reward?.points ?? ''),
  minimumTierId: reward?.minimumTierId ?? '',
});

/** What points can be redeemed for, as administrators keep it. */
export default function RewardCatalogue(): React.JSX.Element {
  const { data: tiers = [] } = useRewardsListTiersQuery();
  const [offer] = useRewardsOfferRewardMutation();
  const [revise] = useRewardsReviseRewardMutation();
  const [withdraw] = useRewardsWithdrawRewardMutation();
  const inUse = tiers.filter(({ isActive }) => isActive);
  const fields: readonly EntryField[] = [
    { name: 'name', label: catalogueTexts.name, kind: 'text' },
    { name: 'description', label: catalogueTexts.description, kind: 'words' },
    { name: 'points', label: texts.price, kind: 'number' },
    {
      name: 'minimumTierId',
      label: texts.tier,
      kind: 'choice',
      options: [
        { value: '', label: texts.everybody },
        ...inUse.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ];
  return (
    <EntryCatalogue
      texts={texts}
      result={useRewardsListRewardsQuery()}
      fields={fields}
      rules={rules}
      valuesOf={valuesOf}
      save={(body, reward) =>
        reward ? revise({ rewardId: reward.id, ...body }).unwrap() : offer(body).unwrap()
      }
      item={(reward, edit) => (
        <CatalogueItem
          key={reward.id}
          {...reward}
          icon={
            <span className="catalogue-icon" aria-hidden="true">
              <GiftBoxIcon size={16} />
            </span>
          }
          facts={
            <>
              <Badge tone="blue">{points(reward.points)}</Badge>
              {reward.minimumTierName !== null && (
                <Badge>{rewardTexts.fromTier(reward.minimumTierName)}</Badge>
              )}
            </>
          }
          texts={texts}
          onEdit={edit}
          retire={() => withdraw({ rewardId: reward.id }).unwrap()}
        />
      )}
    />
  );
}
