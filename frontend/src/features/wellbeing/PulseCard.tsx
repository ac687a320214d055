import { ALERT_KINDS, RISK_METHOD } from '@annals/contracts/features/wellbeing/risk';
import type { WellnessPulseView } from '@annals/contracts/features/wellbeing/views';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { QueryList } from '../../ui/QueryList';
import { Status } from '../../ui/Status';
import { useWellbeingPulsesInfiniteQuery } from './api';
import { KIND_LABELS, pulseTexts as texts, RISK_LABELS, RISK_TONES } from './pulse-texts';
import './pulse.css';

/** What one's newest pulse points to together with the weeks before; for the person alone. */
export function PulseCard(): React.JSX.Element {
  const list = pagedList(useWellbeingPulsesInfiniteQuery({ limit: 1 }));
  return (
    <Card title={texts.title}>
      <p className="wellbeing-note wellbeing-note--in-card">{texts.forYouAlone}</p>
      <QueryList list={list} isExcerpt texts={texts} rows={3} empty={<p className="pulse">{texts.empty}</p>}>
        {([pulse]) => pulse && <Pulse pulse={pulse} />}
      </QueryList>
    </Card>
  );
}

function Pulse({ pulse }: { pulse: WellnessPulseView }): React.JSX.Element {
  const isEnough = pulse.weeks >= RISK_METHOD.fewestWeeks;
  const risks = { burnout: pulse.burnoutRisk, attrition: pulse.attritionRisk };
  const compared = pulse.previousScoreComparison;
  return (
    <div className="pulse">
      {pulse.assessedAt === null && <p role="status">{texts.working}</p>}
      <dl className="pulse__figures">
        <div>
          <dt>{texts.overall}</dt>
          <dd>
            <strong>{texts.score(pulse.overallScore)}</strong>
            {compared !== null && <span className="pulse__compared">{texts.compared(compared)}</span>}
          </dd>
        </div>
        {ALERT_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{KIND_LABELS[kind]}</dt>
            <dd>
              {isEnough ? (
                <Status tone={RISK_TONES[risks[kind]]}>{RISK_LABELS[risks[kind]]}</Status>
              ) : (
                texts.tooFew
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{texts.trend}</dt>
          <dd>{texts.trendOf(pulse.trendDirection)}</dd>
        </div>
      </dl>
      {pulse.suggestedActions.length > 0 && (
        <>
          <h3 className="pulse__heading">{texts.actions}</h3>
          <ul className="pulse__actions">
            {pulse.suggestedActions.map((action) => (
              <li key={action}>{texts.action(action)}</li>
            ))}
          </ul>
        </>
      )}
      <details className="pulse__method">
        <summary>{texts.how}</summary>
        <p>{texts.method}</p>
        <p>{texts.restsOn(pulse.weeks)}</p>
      </details>
    </div>
  );
}
