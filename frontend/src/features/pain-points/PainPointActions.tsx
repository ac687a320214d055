import { reopeningReason, resolutionNotes } from '@annals/contracts/features/pain-points/commands';
import type { PainPointView } from '@annals/contracts/features/pain-points/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { changeTexts, reopenTexts, resolveTexts } from './change-texts';
import { useChangePainPoint } from './useChangePainPoint';
import { WordsDialog } from '../../ui/WordsDialog';

/** What the person may do with a pain point now. */
export function PainPointActions({ painPoint }: { painPoint: PainPointView }): React.JSX.Element | null {
  const { change, refusal, isPending } = useChangePainPoint(painPoint.id);
  const [open, setOpen] = useState<'resolve' | 'reopen' | null>(null);
  const { takeUp, resolve, reopen } = painPoint.allowed;
  const close = () => setOpen(null);
  const closeIf = (accepted: boolean) => accepted && close();
  if (!takeUp && !resolve && !reopen) return null;
  return (
    <div className="pain-point__actions">
      {takeUp && (
        <Button
          text={changeTexts.takeUp}
          loading={isPending && open === null}
          onClick={() => void change({ status: 'in_progress' })}
        />
      )}
      {resolve && <Button text={changeTexts.resolve} onClick={() => setOpen('resolve')} />}
      {reopen && <Button text={changeTexts.reopen} onClick={() => setOpen('reopen')} />}
      {open === 'resolve' && (
        <WordsDialog
          texts={{
            ...resolveTexts,
            title: resolveTexts.title(painPoint.title),
            sentence: resolveTexts.sentence(painPoint.employeeName),
          }}
          rule={resolutionNotes}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(words) => void change({ status: 'resolved', resolutionNotes: words }).then(closeIf)}
          onRefuse={close}
        />
      )}
      {open === 'reopen' && (
        <WordsDialog
          texts={{ ...reopenTexts, title: reopenTexts.title(painPoint.title) }}
          rule={reopeningReason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(words) => void change({ status: 'open', reason: words }).then(closeIf)}
          onRefuse={close}
        />
      )}
    </div>
  );
}
