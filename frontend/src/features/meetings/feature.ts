import { addressOf } from '@annals/contracts/addresses';
import { msg } from '@annals/contracts/kernel/text';
import { may } from '@annals/contracts/permissions';
import { frontendFeature } from '../../ui/feature';
import { lazily } from '../../ui/lazily';

export const meetingsScreens = frontendFeature({
  palette: () => import('./palette'),
  screens: [
    {
      addresses: ['meeting'],
      label: msg('1:1 Meeting'),
      opens: msg('Open the meeting'),
      isFor: (role) => may(role, 'meetings:see'),
      load: () => import('./detail/MeetingScreen'),
    },
  ],
  personCards: [
    {
      isFor: ({ role, isSelf }) => !isSelf && may(role, 'meetings:see'),
      Component: lazily(() => import('./PersonMeetings')),
    },
  ],
  forms: [
    {
      at: `${addressOf('meetings')}?schedule=`,
      label: msg('Schedule the 1:1'),
      isFor: (role) => may(role, 'meetings:schedule'),
      Component: lazily(async () => ({
        default: (await import('./ScheduleMeetingDialog')).ScheduleMeetingDialog,
      })),
    },
  ],
});
