import './stat-card.css';

interface StatCardProps {
  readonly label: string;
  readonly value: React.ReactNode;
  /** A short remark under the figure; left out when there is nothing to remark. */
  readonly caption?: string | undefined;
  /** What the caption means: good news, something to look at, or just a fact. */
  readonly tone?: 'good' | 'attention' | 'neutral';
  readonly icon?: React.ReactNode;
  /** How it went lately, under the remark. */
  readonly trend?: React.ReactNode;
}

/** One figure, large, with what it is above and a remark below. */
export function StatCard({
  label,
  value,
  caption,
  tone = 'neutral',
  icon,
  trend,
}: StatCardProps): React.JSX.Element {
  return (
    <div className="stat-card">
      <dt className="stat-card__label">
        <span>{label}</span>
        {icon && (
          <span className="stat-card__icon" aria-hidden="true">
            {icon}
          </span>
        )}
      </dt>
      <dd className="stat-card__value">{value}</dd>
      {caption !== undefined && (
        <dd className={`stat-card__caption stat-card__caption--${tone}`}>{caption}</dd>
      )}
      {trend !== undefined && <dd className="stat-card__trend">{trend}</dd>}
    </div>
  );
}

/** A row of figures. */
export function StatCards({
  label,
  children,
}: {
  label: string;
  children: React.ReactNode;
}): React.JSX.Element {
  return (
    <dl className="stat-cards" aria-label={label}>
      {children}
    </dl>
  );
}

/** So many cards in the shape of what is coming, announced by `label`. */
export function StatCardSkeletons({ label, count }: { label: string; count: number }): React.JSX.Element {
  return (
    <div className="stat-cards" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div className="stat-card stat-card--skeleton" key={index} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
