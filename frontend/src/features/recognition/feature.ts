import { addressOf } from '@annals/contracts/addresses';
import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { StarIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const recognitionScreens = frontendFeature({
  screens: [
    {
      addresses: ['recognition'],
      label: msg('Recognition'),
      titleFor: () => msg('Recognition & Rewards'),
      isFor: (role) => may(role, 'recognition:see'),
      load: () => import('./RecognitionScreen'),
      sidebar: { group: 'growth', Icon: StarIcon, key: 'r' },
    },
  ],
  catalogues: [
    {
      name: 'recognition-categories',
      label: msg('Recognition categories'),
      sentence: msg('What people can be recognised for, and what each is worth'),
      Component: lazily(() => import('./catalogues/CategoryCatalogue')),
    },
    {
      name: 'reward-tiers',
      label: msg('Reward tiers'),
      sentence: msg('What the points of a lifetime lead to'),
      Component: lazily(() => import('./catalogues/TierCatalogue')),
    },
    {
      name: 'rewards',
      label: msg('Rewards'),
      sentence: msg('What points can be redeemed for'),
      Component: lazily(() => import('./catalogues/RewardCatalogue')),
    },
    {
      name: 'organizational-milestones',
      label: msg('Organizational milestones'),
      sentence: msg('What the organization sets out for, and what everyone is credited when it is achieved'),
      Component: lazily(() => import('./catalogues/MilestoneCatalogue')),
    },
  ],
  forms: [
    {
      at: `${addressOf('recognition')}?nominate`,
      label: msg('Nominate someone'),
      isFor: (role) => may(role, 'recognition:nominate'),
      Component: lazily(async () => ({
        default: (await import('./nominate/NominateDialog')).NominateDialog,
      })),
    },
  ],
});
