interface GridSkeletonProps {
  readonly label: string;
  readonly lines: number;
  readonly isCompact: boolean;
}

/** Lines as high as those that are coming, announced by `label`. */
export function GridSkeleton({ label, lines, isCompact }: GridSkeletonProps): React.JSX.Element {
  return (
    <div className={isCompact ? 'data-grid data-grid--compact' : 'data-grid'} role="status">
      <span className="visually-hidden">{label}</span>
      <div className="data-grid__tools" aria-hidden="true" />
      {Array.from({ length: lines + 1 }, (_, line) => (
        <div className="data-grid__coming" key={line} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
