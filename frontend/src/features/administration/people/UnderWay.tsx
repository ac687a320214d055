import type { UnderWayLine } from '@annals/contracts/features/people/administration';

/** What is under way between a person and their manager, line by line. */
export function UnderWay({
  title,
  lines,
}: {
  title: string;
  lines: readonly UnderWayLine[];
}): React.JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <div className="under-way">
      <p>{title}</p>
      <ul>
        {lines.map(({ feature, count, words }) => (
          <li key={feature}>
            {count} {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
