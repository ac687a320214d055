import type { InsightType } from '@annals/contracts/features/insights/constants';
import { InfoSignIcon, LightbulbIcon, TimelineLineChartIcon, WarningSignIcon } from '@blueprintjs/icons';

const ICONS: Readonly<Record<string, typeof LightbulbIcon>> = {
  recommendation: LightbulbIcon,
  trend_alert: TimelineLineChartIcon,
  action_required: WarningSignIcon,
};

/** The icon of a type of insight; its name is beside it. */
export function InsightIcon({ type }: { type: InsightType }): React.JSX.Element {
  const Icon = ICONS[type] ?? InfoSignIcon;
  return (
    <span className="insight__icon" aria-hidden="true">
      <Icon size={18} />
    </span>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  recommendation: 'blue',
  trend_alert: 'magenta',
  action_required: 'yellow',
};

/** The class that colours what belongs to a type: recommendation blue, trend_alert magenta, action_required yellow, other grey. */
export function insightColour(type: InsightType): string {
  return `insight--${COLOURS[type] ?? 'grey'}`;
}
