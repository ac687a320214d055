import { textsShownAs } from '@annals/contracts/kernel/text';
import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { balanceTexts as words } from './balance-texts';

interface BalanceCardProps {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly caption?: string | undefined;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

/** One figure with what it counts, and the way to what it is made of. */
export function BalanceCard(props: BalanceCardProps): React.JSX.Element {
  const { label, value, unit, caption, isUnfolded, onToggle } = props;
  return (
    <li className={isUnfolded ? 'stat-card balance balance--unfolded' : 'stat-card balance'}>
      <span className="stat-card__label">{label}</span>
      <p className="stat-card__value">
        {value.toLocaleString(textsShownAs().locale)} <span className="balance__unit">{unit}</span>
      </p>
      <p className="stat-card__caption stat-card__caption--attention">{caption}</p>
      <button
        type="button"
        className="balance__toggle"
        aria-expanded={isUnfolded}
        aria-label={isUnfolded ? words.hideOf(label) : words.showOf(label)}
        onClick={onToggle}
      >
        {isUnfolded ? words.hide : words.show}
        {isUnfolded ? <ChevronUpIcon /> : <ChevronDownIcon />}
      </button>
    </li>
  );
}
