import { addressOf } from '@annals/contracts/addresses';
import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { AirplaneIcon } from '@blueprintjs/icons';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const timeOffScreens = frontendFeature({
  screens: [
    {
      addresses: ['timeOff'],
      label: msg('Time Off'),
      opens: msg('Open time off'),
      isFor: (role) => may(role, 'time-off:request'),
      load: () => import('./TimeOffScreen'),
      sidebar: { group: 'me', Icon: AirplaneIcon, key: 't', onPhones: msg('Time Off') },
    },
  ],
  personCards: [
    {
      isFor: ({ role, isInReach, isSelf }) => isInReach && !isSelf && may(role, 'time-off:decide'),
      Component: lazily(() => import('./PersonTimeOff')),
    },
  ],
  catalogues: [
    {
      name: 'time-off',
      label: msg('Time off'),
      sentence: msg(
        'How many days everybody gets a year, and how many unused ones come along into the next.',
      ),
      Component: lazily(() => import('./policy/PolicyCatalogue')),
    },
  ],
  forms: [
    {
      at: addressOf('timeOff'),
      label: msg('Request time off'),
      isFor: (role) => may(role, 'time-off:request'),
      Component: lazily(async () => ({
        default: (await import('./RequestTimeOffDialog')).RequestTimeOffDialog,
      })),
    },
  ],
});
