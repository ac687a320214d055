import type { PreparedBriefing } from '@annals/contracts/skip-level/briefing';
import { exactTime } from '../../time/format';
import { BriefingPart } from './BriefingPart';
import { briefingTexts } from './texts';

/** A briefing's four parts, each line with its evidence. */
export function Briefing({ briefing }: { briefing: PreparedBriefing }): React.JSX.Element {
  const { highlights, wellness, actionItems, questions, preparedAt } = briefing;
  const isOwn = wellness.scope === 'own';
  return (
    <div className="briefing">
      <p className="briefing__note">{briefingTexts.preparedAt(exactTime(preparedAt))}</p>
      <BriefingPart
        title={isOwn ? briefingTexts.ownHighlights : briefingTexts.highlights}
        lines={highlights}
      />
      <BriefingPart title={briefingTexts.wellness} lines={wellness.lines}>
        {wellness.average !== null && (
          <p className="briefing__figure">{briefingTexts.outOf(wellness.average.toFixed(1))}</p>
        )}
      </BriefingPart>
      <BriefingPart
        title={briefingTexts.actionItems}
        lines={actionItems}
        whenEmpty={briefingTexts.noActionItems}
      />
      <BriefingPart title={briefingTexts.questions} lines={questions} />
    </div>
  );
}
