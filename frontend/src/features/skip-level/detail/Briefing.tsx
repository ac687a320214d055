import { decimal } from '@annals/contracts/kernel/text';
import type { PreparedBriefing } from '@annals/contracts/features/skip-level/briefing';
import { Told } from '../../../ui/When';
import { Worded } from '../../language-model/Worded';
import { BriefingPart } from './BriefingPart';
import { briefingTexts } from './texts';

/** A briefing's four parts, each line with its evidence. */
export function Briefing({ briefing }: { briefing: PreparedBriefing }): React.JSX.Element {
  const { highlights, wellness, actionItems, questions, preparedAt } = briefing;
  const isOwn = wellness.scope === 'own';
  return (
    <div className="briefing">
      <p className="briefing__note">
        <Told at={preparedAt}>{(when) => briefingTexts.preparedAt(when)}</Told>
      </p>
      <Glance briefing={briefing} />
      <BriefingPart
        title={isOwn ? briefingTexts.ownHighlights : briefingTexts.highlights}
        lines={highlights}
      />
      <BriefingPart title={briefingTexts.wellness} lines={wellness.lines}>
        {wellness.average !== null && (
          <p className="briefing__figure">{briefingTexts.outOf(decimal(wellness.average))}</p>
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

/** The summary: how much there is, or what a language model drafted from the figures below. */
function Glance({ briefing }: { briefing: PreparedBriefing }): React.JSX.Element {
  const { highlights, wellness, actionItems, questions, summary } = briefing;
  const own = briefingTexts.glanceOf(
    highlights.length,
    actionItems.length,
    questions.length,
    wellness.average,
  );
  return (
    <section className="briefing__part">
      <h3>{briefingTexts.glance}</h3>
      <p>{summary?.text ?? own}</p>
      {summary && (
        <Worded>
          <p>{own}</p>
        </Worded>
      )}
    </section>
  );
}
