import { CATEGORY_LABELS, IMPACT } from '@annals/contracts/features/pain-points/constants';
import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { Told } from '../../ui/When';
import { exactDay } from '../../time/format';
import { FREQUENCY_LABELS, texts } from './texts';

interface PainPointFactsProps {
  readonly painPoint: PainPointView;
  /** Whether to say who reported it. */
  readonly named: boolean;
}

/** Category, impact, frequency, when and by whom; what was suggested; how it was resolved. */
export function PainPointFacts({ painPoint, named }: PainPointFactsProps): React.JSX.Element {
  const { category, impactLevel, frequency, createdAt, employeeName } = painPoint;
  const facts: readonly (readonly [string, string])[] = [
    [texts.category, CATEGORY_LABELS[category]],
    [texts.impact, `${impactLevel}/${IMPACT.maximum}`],
    [texts.frequency, FREQUENCY_LABELS[frequency]],
    [texts.reported, `${exactDay(createdAt)}${named ? ` ${texts.reportedBy(employeeName)}` : ''}`],
  ];
  return (
    <>
      <dl className="pain-point__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {painPoint.suggestedSolution !== null && (
        <div className="pain-point__box">
          <strong>{texts.suggested}</strong>
          <p>{painPoint.suggestedSolution}</p>
        </div>
      )}
      {painPoint.resolutionNotes !== null && (
        <div className="pain-point__box pain-point__box--resolved">
          <strong>{texts.resolution}</strong>
          <p>{painPoint.resolutionNotes}</p>
          {painPoint.resolvedAt !== null && (
            <small>
              <Told at={painPoint.resolvedAt} precision="day">
                {(when) => texts.resolvedOn(when)}
              </Told>
            </small>
          )}
        </div>
      )}
    </>
  );
}
