import type { TimeOffRequestView } from '@annals/contracts/features/time-off/views';
import {
  periodLabel,
  TIME_OFF_TYPE_LABELS,
  workingDaysLabel,
} from '@annals/contracts/features/time-off/words';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { z } from 'zod';
import { WordsDialog } from '../../ui/WordsDialog';
import { approveTexts, cancelTexts, changeTexts, rejectTexts } from './texts';
import { useChangeTimeOff } from './useChangeTimeOff';

const TEXTS = { approved: approveTexts, rejected: rejectTexts, cancelled: cancelTexts } as const;

/** They may be left out. */
const ANY_WORDS = z.string().trim();

interface RequestActionsProps {
  readonly request: TimeOffRequestView;
  readonly employeeName: string | undefined;
}

/** What the reader may do with a request now: decide on it, or take it back. */
export function RequestActions({ request, employeeName }: RequestActionsProps): React.JSX.Element | null {
  const { change, refusal, isPending } = useChangeTimeOff(request.id);
  const [asking, setAsking] = useState<keyof typeof TEXTS | null>(null);
  const { decide, cancel } = request.allowed;
  if (!decide && !cancel) return null;
  const period = periodLabel(request);
  const name = employeeName ?? '';
  const what = `${TIME_OFF_TYPE_LABELS[request.type]}, ${period}: ${workingDaysLabel(request.workingDays)}.`;
  const send = async (words: string) => {
    if (asking === null) return;
    const said = asking === 'cancelled' ? { reason: words } : { managerNotes: words };
    if (await change({ status: asking, ...(words !== '' && said) })) setAsking(null);
  };
  return (
    <div className="time-off-request__actions">
      {decide && (
        <>
          <Button
            intent="primary"
            text={changeTexts.approve}
            aria-label={changeTexts.approveNamed(name, period)}
            onClick={() => setAsking('approved')}
          />
          <Button
            text={changeTexts.reject}
            aria-label={changeTexts.rejectNamed(name, period)}
            onClick={() => setAsking('rejected')}
          />
        </>
      )}
      {cancel && (
        <Button
          text={changeTexts.cancel}
          aria-label={changeTexts.cancelNamed(period)}
          onClick={() => setAsking('cancelled')}
        />
      )}
      {asking !== null && (
        <WordsDialog
          texts={{ ...TEXTS[asking], title: TEXTS[asking].title(name), sentence: what }}
          rule={ANY_WORDS}
          isOpen
          isDestructive={asking !== 'approved'}
          isPending={isPending}
          refusal={refusal}
          onConfirm={(words) => void send(words)}
          onRefuse={() => setAsking(null)}
        />
      )}
    </div>
  );
}
