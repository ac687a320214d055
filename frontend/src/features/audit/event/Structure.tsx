import { isErased } from '@annals/contracts/kernel/erased';
import { fieldWords } from '@annals/contracts/kernel/words';
import { texts } from './texts';

/** What an event holds below one of its fields: names with their values, and lists, each inside the other as they are in the event. */
export function Structure({ value }: { value: unknown }): React.JSX.Element {
  if (Array.isArray(value))
    return value.length === 0 ? (
      <Nothing />
    ) : (
      <ol className="audit-structure">
        {value.map((item: unknown, index) => (
          <li key={index}>
            <Structure value={item} />
          </li>
        ))}
      </ol>
    );
  if (isErased(value)) return <span className="audit-value--closed">{texts.erased}</span>;
  if (typeof value === 'object' && value !== null)
    return (
      <dl className="audit-structure">
        {Object.entries(value).map(([name, part]) => (
          <div key={name}>
            <dt>{fieldWords(name)}</dt>
            <dd>
              <Structure value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return value === null || value === '' ? (
    <Nothing />
  ) : (
    <>{typeof value === 'string' ? value : JSON.stringify(value)}</>
  );
}

function Nothing(): React.JSX.Element {
  return <span className="audit-value--closed">{texts.none}</span>;
}
