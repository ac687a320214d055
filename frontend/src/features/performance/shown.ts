import type { Impact, TimelineType } from '@annals/contracts/features/performance/constants';
import { ChatIcon, EndorsedIcon, FlagIcon, LocateIcon } from '@blueprintjs/icons';
import type { BadgeTone } from '../../ui/Badge';

/** The colour of each kind of entry; its icon and its badge say the same without it. */
export const TYPE_TONES: Readonly<Record<TimelineType, BadgeTone>> = {
  feedback: 'blue',
  goal: 'yellow',
  achievement: 'green',
  milestone: 'magenta',
};

export const TYPE_ICONS: Readonly<Record<TimelineType, typeof ChatIcon>> = {
  feedback: ChatIcon,
  goal: LocateIcon,
  achievement: EndorsedIcon,
  milestone: FlagIcon,
};

export const IMPACT_TONES: Readonly<Record<Impact, BadgeTone>> = {
  low: 'grey',
  medium: 'yellow',
  high: 'green',
};
