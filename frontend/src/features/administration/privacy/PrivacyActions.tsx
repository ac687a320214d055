import { statePrivacyReason } from '@annals/contracts/features/privacy/commands';
import type { ErasureView } from '@annals/contracts/features/privacy/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { WordsDialog } from '../../../ui/WordsDialog';
import {
  usePrivacyApproveMutation,
  usePrivacyPlaceHoldMutation,
  usePrivacyRefuseMutation,
  usePrivacyRequestMutation,
} from '../../privacy/api';
import { approveTexts, cardTexts, holdTexts, refuseTexts, requestTexts } from './texts';

const WITH_REASON = { request: requestTexts, refuse: refuseTexts, hold: holdTexts } as const;
type Reasoned = keyof typeof WITH_REASON;

/** What this administrator may do now, each asked about before it is done. */
export function PrivacyActions({ erasure }: { erasure: ErasureView }): React.JSX.Element | null {
  const [asked, setAsked] = useState<Reasoned | 'approve' | null>(null);
  const [request] = usePrivacyRequestMutation();
  const [refuse] = usePrivacyRefuseMutation();
  const [placeHold] = usePrivacyPlaceHoldMutation();
  const [approve] = usePrivacyApproveMutation();
  const { attempt, refusal, isPending } = useAttempt(approveTexts);
  const { id: personId, name, allowed } = erasure;
  const send = { request, refuse, hold: placeHold };
  const close = () => setAsked(null);
  const confirm = async (reason: string) => {
    if (asked === null || asked === 'approve') return;
    const { done, failed } = WITH_REASON[asked];
    if (await attempt(() => send[asked]({ personId, reason }).unwrap(), { done, failed, doneSentence: '' }))
      close();
  };
  const confirmApproval = async () => {
    await attempt(() => approve({ personId }).unwrap());
    close();
  };
  if (!Object.values(allowed).some(Boolean)) return null;
  return (
    <div className="privacy__actions" role="group" aria-label={cardTexts.actions}>
      {allowed.approve && (
        <Button intent="danger" text={approveTexts.label} onClick={() => setAsked('approve')} />
      )}
      {allowed.refuse && <Button text={refuseTexts.label} onClick={() => setAsked('refuse')} />}
      {allowed.request && (
        <Button
          intent="danger"
          variant="outlined"
          text={requestTexts.label}
          onClick={() => setAsked('request')}
        />
      )}
      {allowed.hold && <Button text={holdTexts.label} onClick={() => setAsked('hold')} />}
      {asked !== null && asked !== 'approve' && (
        <WordsDialog
          key={asked}
          texts={{ ...WITH_REASON[asked], title: WITH_REASON[asked].title(name) }}
          rule={statePrivacyReason.shape.reason}
          isOpen
          isDestructive={asked === 'request'}
          // Nobody is erased in place of somebody else.
          typedName={asked === 'request' ? name : undefined}
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void confirm(reason)}
          onRefuse={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'approve'}
        title={approveTexts.title(name)}
        sentence={approveTexts.sentence}
        confirm={approveTexts.confirm}
        isDestructive
        isPending={isPending}
        onConfirm={() => void confirmApproval()}
        typedName={name}
        onRefuse={close}
      />
    </div>
  );
}
