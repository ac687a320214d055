import type { BreakGlassState } from '@annals/contracts/features/break-glass/constants';
import { stateReason } from '@annals/contracts/features/break-glass/routes';
import type { BreakGlassView } from '@annals/contracts/features/break-glass/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Told, When } from '../../ui/When';
import { useAttempt } from '../../api/useAttempt';
import type { BadgeTone } from '../../ui/Badge';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fact } from '../../ui/Fact';
import { ShownOnce } from '../../ui/ShownOnce';
import { Status } from '../../ui/Status';
import { WordsDialog } from '../../ui/WordsDialog';
import {
  useBreakGlassApproveMutation,
  useBreakGlassCloseMutation,
  useBreakGlassDeclineMutation,
  useBreakGlassRetireMutation,
  useBreakGlassTakeHalfMutation,
} from './api';
import { RequestDialog } from './RequestDialog';
import { ReviewDialog } from './ReviewDialog';
import {
  accountTexts as texts,
  approveTexts,
  closeTexts,
  declineTexts,
  HALF_LABELS,
  requestTexts,
  retireTexts,
  reviewTexts,
  STATES,
  takeTexts,
} from './texts';

const TONES: Readonly<Record<BreakGlassState, BadgeTone>> = {
  requested: 'yellow',
  halves: 'yellow',
  sealed: 'green',
  open: 'red',
  'to-review': 'red',
  'to-seal': 'yellow',
  retired: 'grey',
};

/** One account for emergencies: who sealed it, what was opened, and what the reader can do about it. */
export function BreakGlassItem({ account }: { account: BreakGlassView }): React.JSX.Element {
  const { name, state, request, halves, sealedAt, holderNames, openings, opensUntil, review } = account;
  return (
    <li className="break-glass__account">
      <div className="break-glass__head">
        <h3>{name}</h3>
        <Status tone={TONES[state]}>{STATES[state]}</Status>
      </div>
      {request && (
        <>
          <p>
            <Told at={request.at}>{(when) => texts.requested(request.byName, when)}</Told>{' '}
            <q>{request.reason}</q>
          </p>
          <p className="break-glass__note">
            {request.objection ?? <Told at={request.expiresAt}>{(when) => texts.expires(when)}</Told>}
          </p>
        </>
      )}
      <dl className="break-glass__facts">
        {halves?.map(({ half, holderName, isTaken }) => (
          <Fact key={half} label={HALF_LABELS[half]}>
            {texts.halfOf(holderName)}, {isTaken ? texts.isTaken : texts.isToTake}
          </Fact>
        ))}
        {sealedAt !== null && (
          <>
            <Fact label={texts.sealedAt}>
              <When at={sealedAt} />
            </Fact>
            <Fact label={texts.holders}>{holderNames.join(', ')}</Fact>
          </>
        )}
      </dl>
      {openings.length > 0 && (
        <>
          <ul className="break-glass__openings">
            {openings.map(({ sessionId, openedByName, openedAt, isDrill, reason }) => (
              <li key={sessionId}>
                <Told at={openedAt}>
                  {(when) => (isDrill ? texts.drilled : texts.opened)(openedByName, when)}
                </Told>{' '}
                <q>{reason}</q>
              </li>
            ))}
          </ul>
          <p>
            {opensUntil === null ? (
              texts.opensNoMore
            ) : (
              <Told at={opensUntil}>{(when) => texts.opensUntil(when)}</Told>
            )}
          </p>
          {account.reviewObjection !== null && <p className="break-glass__note">{account.reviewObjection}</p>}
        </>
      )}
      {review && (
        <p>
          <Told at={review.at}>{(when) => texts.reviewed(review.byName, when)}</Told> <q>{review.words}</q>
        </p>
      )}
      <Acts account={account} />
    </li>
  );
}

type Asked = 'approve' | 'decline' | 'seal' | 'close' | 'review' | 'retire';

const WORDS = { decline: declineTexts, retire: retireTexts } as const;
const QUESTIONS = { approve: approveTexts, close: closeTexts } as const;

function Acts({ account }: { account: BreakGlassView }): React.JSX.Element | null {
  const { id: personId, name, allowed } = account;
  const [asked, setAsked] = useState<Asked>();
  const [half, setHalf] = useState<string>();
  const [approve] = useBreakGlassApproveMutation();
  const [decline] = useBreakGlassDeclineMutation();
  const [takeHalf] = useBreakGlassTakeHalfMutation();
  const [close] = useBreakGlassCloseMutation();
  const [retire] = useBreakGlassRetireMutation();
  const { attempt, refusal, isPending } = useAttempt({ failed: takeTexts.failed });
  const done = () => setAsked(undefined);
  const take = async () => {
    const answer = await attempt(() => takeHalf({ personId }).unwrap());
    if (answer) setHalf(answer.secret);
  };
  const confirm = async (what: keyof typeof QUESTIONS) => {
    const send = { approve, close }[what];
    if (await attempt(() => send({ personId }).unwrap(), QUESTIONS[what])) done();
  };
  const state = async (what: keyof typeof WORDS, reason: string) => {
    const send = { decline, retire }[what];
    if (await attempt(() => send({ personId, reason }).unwrap(), WORDS[what])) done();
  };
  const question = asked === 'approve' || asked === 'close' ? asked : undefined;
  const words = asked === 'decline' || asked === 'retire' ? asked : undefined;
  const isAny = Object.values(allowed).some((one) => one);
  if (!isAny && half === undefined) return null;
  return (
    <>
      {half !== undefined && <ShownOnce secret={half} texts={takeTexts} onDone={() => setHalf(undefined)} />}
      <div className="break-glass__acts" role="group" aria-label={texts.actions(name)}>
        {allowed.approve && (
          <Button intent="primary" text={approveTexts.label} onClick={() => setAsked('approve')} />
        )}
        {allowed.takeHalf && (
          <Button intent="primary" text={takeTexts.label} loading={isPending} onClick={() => void take()} />
        )}
        {allowed.review && (
          <Button intent="primary" text={reviewTexts.label} onClick={() => setAsked('review')} />
        )}
        {allowed.close && (
          <Button intent="danger" text={closeTexts.label} onClick={() => setAsked('close')} />
        )}
        {allowed.seal && <Button text={requestTexts.seal} onClick={() => setAsked('seal')} />}
        {allowed.decline && <Button text={declineTexts.label} onClick={() => setAsked('decline')} />}
        {allowed.retire && <Button text={retireTexts.label} onClick={() => setAsked('retire')} />}
      </div>
      {question && (
        <ConfirmDialog
          isOpen
          title={QUESTIONS[question].title(name)}
          sentence={QUESTIONS[question].sentence}
          confirm={QUESTIONS[question].label}
          isDestructive={question === 'close'}
          isPending={isPending}
          onConfirm={() => void confirm(question)}
          onRefuse={done}
        />
      )}
      {words && (
        <WordsDialog
          texts={{ ...WORDS[words], title: WORDS[words].title(name) }}
          rule={stateReason.shape.reason}
          isOpen
          isDestructive={words === 'retire'}
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void state(words, reason)}
          onRefuse={done}
        />
      )}
      <RequestDialog isOpen={asked === 'seal'} account={account} onClose={done} />
      <ReviewDialog isOpen={asked === 'review'} account={account} onClose={done} />
    </>
  );
}
