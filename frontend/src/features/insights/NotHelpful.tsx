import { contestInsight, quietDays, ruleLabel } from '@annals/contracts/features/insights/rules';
import type { AiInsightView } from '@annals/contracts/features/insights/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useInsightsContestMutation } from './api';
import { contestTexts, texts } from './texts';

const WordsDialog = lazyDialog(async () => (await import('../../ui/WordsDialog')).WordsDialog);

const comment = contestInsight.shape.comment.unwrap();

/** Says that an insight did not help, with a comment if one likes, and what follows from it. */
export function NotHelpful({ insight }: { insight: AiInsightView }): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const [send] = useInsightsContestMutation();
  const rule = ruleLabel(insight.metadata.rule.name);
  const days = quietDays(insight.contestedBefore + 1);
  const { attempt, isPending, refusal } = useAttempt({
    failed: contestTexts.failed,
    done: contestTexts.done,
    doneSentence: contestTexts.doneSentence(rule, days),
  });
  const contest = async (words: string) => {
    const body = { insightId: insight.id, ...(words !== '' && { comment: words }) };
    if (await attempt(() => send(body).unwrap())) setIsAsking(false);
  };
  return (
    <>
      <Button variant="minimal" text={texts.notHelpful} onClick={() => setIsAsking(true)} />
      <WordsDialog
        texts={{ ...contestTexts, sentence: contestTexts.sentence(rule, days) }}
        rule={comment}
        isOpen={isAsking}
        isPending={isPending}
        refusal={refusal}
        onConfirm={(words) => void contest(words)}
        onRefuse={() => setIsAsking(false)}
      />
    </>
  );
}
