import { isErased } from '@annals/contracts/kernel/erased';
import { fieldWords } from '@annals/contracts/kernel/words';
import { calendarDay } from '../../time/format';
import { When } from '../When';
import { historyTexts as texts } from './texts';
import './structure.css';

/** A value with others inside: names with their values, and lists, each inside the other as they are in the event. */
export function Structure({ value }: { value: unknown }): React.JSX.Element {
  if (Array.isArray(value))
    return value.length === 0 ? (
      <Nothing />
    ) : (
      <ol className="structure">
        {value.map((item: unknown, index) => (
          <li key={index}>
            <Structure value={item} />
          </li>
        ))}
      </ol>
    );
  if (isErased(value)) return <span className="structure__closed">{texts.erased}</span>;
  if (typeof value === 'object' && value !== null)
    return (
      <dl className="structure">
        {Object.entries(value).map(([name, part]) => (
          <div key={name}>
            <dt>{partWords(name)}</dt>
            <dd>
              <Structure value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if (value === null || value === '') return <Nothing />;
  return typeof value === 'string' ? <Words text={value} /> : <>{single(value)}</>;
}

/** What stands before a value: the name of a field in words, a person's name as it is. */
function partWords(name: string): string {
  return /^[a-z]\w*$/.test(name) ? fieldWords(name) : name;
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function Words({ text }: { text: string }): React.JSX.Element {
  if (INSTANT.test(text)) return <When at={text} />;
  return DAY.test(text) ? <time dateTime={text}>{calendarDay(text)}</time> : <>{text}</>;
}

function single(value: unknown): string {
  return typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value);
}

function Nothing(): React.JSX.Element {
  return <span className="structure__closed">{texts.nothing}</span>;
}
