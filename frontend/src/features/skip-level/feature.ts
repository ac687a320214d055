import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { frontendFeature } from '../../ui/feature';

export const skipLevelScreens = frontendFeature({
  screens: [
    {
      addresses: ['skipLevelMeeting'],
      label: msg('Skip-level Meeting'),
      opens: msg('Open the meeting'),
      isFor: (role) => may(role, 'skip-level:see'),
      load: () => import('./detail/SkipLevelScreen'),
    },
  ],
});
