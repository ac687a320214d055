import type { BriefingLine, PreparedBriefing } from '@annals/contracts/features/skip-level/briefing';
import { retold } from './words';

/** A briefing in the language of its reader. What a language model drafted is in the language that it was asked in. */
export function toldBriefing(briefing: PreparedBriefing): PreparedBriefing {
  return {
    ...briefing,
    highlights: briefing.highlights.map(toldLine),
    wellness: { ...briefing.wellness, lines: briefing.wellness.lines.map(toldLine) },
    actionItems: briefing.actionItems.map(toldLine),
    questions: briefing.questions.map(toldLine),
  };
}

function toldLine({ text, restsOn, figures, ...line }: BriefingLine): BriefingLine {
  return {
    ...line,
    text: retold(text),
    restsOn: restsOn.map((basis) => ({ ...basis, kind: retold(basis.kind) })),
    ...(figures && { figures: figures.map(({ label, value }) => ({ label: retold(label), value })) }),
  };
}
