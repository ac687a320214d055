import type { ColorName, IconName } from '@annals/contracts/features/recognition/constants';
import {
  EndorsedIcon,
  FlashIcon,
  HeartIcon,
  PeopleIcon,
  StarIcon,
  TargetIcon,
  TrendingUpIcon,
  TrophyIcon,
} from '@blueprintjs/icons';

const ICONS: Readonly<Record<IconName, typeof StarIcon>> = {
  award: EndorsedIcon,
  star: StarIcon,
  trophy: TrophyIcon,
  heart: HeartIcon,
  zap: FlashIcon,
  users: PeopleIcon,
  trending_up: TrendingUpIcon,
  target: TargetIcon,
};

/** The icon of a category or a tier in its colour. Decorative: the name is beside it. */
export function CatalogueIcon({ icon, color }: { icon: IconName; color: ColorName }): React.JSX.Element {
  const Icon = ICONS[icon];
  return (
    <span className={`catalogue-icon catalogue-icon--${color}`} aria-hidden="true">
      <Icon size={16} />
    </span>
  );
}
