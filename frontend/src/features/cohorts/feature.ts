import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { LearningIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const cohortsScreens = frontendFeature({
  screens: [
    {
      addresses: ['cohorts'],
      label: msg('Leadership Cohorts'),
      isFor: (role) => may(role, 'cohorts:see'),
      load: () => import('./CohortsScreen'),
      sidebar: { group: 'growth', Icon: LearningIcon, key: 'c' },
    },
    {
      addresses: ['cohort'],
      label: msg('Leadership Cohort'),
      isFor: (role) => may(role, 'cohorts:see'),
      load: () => import('./detail/CohortScreen'),
    },
  ],
});
