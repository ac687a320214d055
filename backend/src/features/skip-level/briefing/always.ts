import { t } from '@annals/contracts/kernel/text';
import type { BriefingSource } from './source';
import { words } from './words';

/** Questions that are never wrong, for when the records suggest few. */
export const alwaysSource: BriefingSource = ({ forLeader }) =>
  Promise.resolve({
    questions: (forLeader
      ? [words.goingWell, words.changeFirst, words.needFromMe]
      : [words.seeOurTeam, words.workingTowards, words.hearMore]
    ).map((text) => ({ text: t(text), restsOn: [] })),
  });
