const CARDS = 3;

/** Three cards in the shape of what is coming. */
export function InsightSkeletons({ label }: { label: string }): React.JSX.Element {
  return (
    <div className="insights" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: CARDS }, (_, card) => (
        <div className="insight insight--skeleton" key={card} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
