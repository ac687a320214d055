import { ruleLabel } from '@annals/contracts/features/insights/rules';
import { Told } from '../../ui/When';
import { useInsightsQuietQuery } from './api';
import { quietTexts } from './texts';

/** What ALEX says nothing about for the reader, and until when; nothing while nothing is quiet. */
export function QuietRules(): React.JSX.Element | null {
  const { data } = useInsightsQuietQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="insights__quiet" aria-labelledby="quiet-rules">
      <h2 id="quiet-rules">{quietTexts.title}</h2>
      <ul>
        {data.map(({ rule, until, putAway }) => (
          <li key={rule}>
            <details>
              <summary>
                <Told at={until} precision="day">
                  {(when) => quietTexts.line(ruleLabel(rule), when)}
                </Told>
              </summary>
              <ul>
                {putAway.map(({ id, title, contestedAt, comment }) => (
                  <li key={id}>
                    <Told at={contestedAt} precision="day">
                      {(when) => quietTexts.putAway(title, when)}
                    </Told>
                    {comment !== null && <q>{comment}</q>}
                  </li>
                ))}
              </ul>
              <p>{quietTexts.yours}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
