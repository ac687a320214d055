import { decimal } from '@annals/contracts/kernel/text';
import type { OrganizationMonth } from '@annals/contracts/features/organization/views';
import { HeartIcon, LogOutIcon, PeopleIcon, ClipboardIcon } from '@blueprintjs/icons';
import { StatCard, StatCards } from '../../ui/StatCard';
import { texts } from './texts';

interface OrganizationFiguresProps {
  readonly months: readonly OrganizationMonth[];
  /** False for one department: wellbeing is compared between departments, not told month by month for one. */
  readonly isWhole: boolean;
}

/** What the range came to in four figures. */
export function OrganizationFigures({ months, isWhole }: OrganizationFiguresProps): React.JSX.Element {
  const total = (of: (month: OrganizationMonth) => number) =>
    months.reduce((sum, month) => sum + of(month), 0);
  const headcount = months.at(-1)?.headcount ?? 0;
  const [hires, departures] = [total((month) => month.hires), total((month) => month.departures)];
  const meanHeadcount = (headcount + (headcount - hires + departures)) / 2;
  const wellbeing = mean(months.map((month) => [month.wellbeing, 1]));
  const rating = mean(months.map((month) => [month.rating, month.reviewsCompleted]));
  return (
    <StatCards label={texts.figures}>
      <StatCard
        label={texts.headcount}
        value={headcount}
        caption={texts.hires(hires)}
        icon={<PeopleIcon />}
      />
      <StatCard
        label={texts.departures}
        value={departures}
        icon={<LogOutIcon />}
        {...(meanHeadcount > 0 && { caption: texts.turnover((departures / meanHeadcount) * 100) })}
      />
      <StatCard
        label={texts.wellbeing}
        value={wellbeing === null ? texts.none : decimal(wellbeing)}
        caption={isWhole ? texts.wellbeingCaption : texts.wellbeingOfDepartment}
        icon={<HeartIcon />}
      />
      <StatCard
        label={texts.reviews}
        value={total((month) => month.reviewsCompleted)}
        icon={<ClipboardIcon />}
        {...(rating !== null && { caption: texts.averageRating(rating) })}
      />
    </StatCards>
  );
}

/** The mean of values by their weights; null when there are none. */
function mean(weighted: readonly (readonly [number | null, number])[]): number | null {
  let [sum, weights] = [0, 0];
  for (const [value, weight] of weighted)
    if (value !== null) {
      sum += value * weight;
      weights += weight;
    }
  return weights === 0 ? null : sum / weights;
}
