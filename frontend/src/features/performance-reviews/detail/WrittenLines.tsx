/** Several short texts, with a heading where they belong to a longer one. */
export function WrittenLines({
  title,
  lines,
}: {
  title?: string;
  lines: readonly string[];
}): React.JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <>
      {title !== undefined && <h3 className="review-part__title">{title}</h3>}
      <ul className="review-part__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
