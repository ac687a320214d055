import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { FollowerIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';

export const onboardingScreens = frontendFeature({
  screens: [
    {
      addresses: ['onboarding'],
      label: msg('Onboarding'),
      opens: msg('Open the onboarding'),
      titleFor: () => msg('Onboarding Center'),
      isFor: (role) => may(role, 'onboarding:see-own'),
      load: () => import('./OnboardingScreen'),
      sidebar: { group: 'me', Icon: FollowerIcon, key: 'b' },
    },
  ],
});
