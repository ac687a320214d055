import './states.css';

/** Rows in the shape of what is coming, announced by `label`. */
export function SkeletonRows({ label, rows = 4 }: { label: string; rows?: number }): React.JSX.Element {
  return (
    <div className="skeleton-rows" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div className="skeleton-rows__row" key={row} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
