import { statePrivacyReason } from '@annals/contracts/features/privacy/commands';
import type { PrivilegedActView } from '@annals/contracts/features/privileged-acts/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Told } from '../../../ui/When';
import { useAttempt } from '../../../api/useAttempt';
import { Status } from '../../../ui/Status';
import { WordsDialog } from '../../../ui/WordsDialog';
import { administrationPath } from '../paths';
import {
  usePrivilegedActsApproveMutation,
  usePrivilegedActsDeclineMutation,
} from '../../privileged-acts/api';
import { actTexts as texts, approveTexts, declineTexts, headingOf, statusOf } from './texts';

/** One request: who asks for what and why, what came of it, and what the reader can do about it. */
export function ActItem({ act }: { act: PrivilegedActView }): React.JSX.Element {
  const { subjectId, subjectName, subjectEmail, allowed, objection, rulesOf } = act;
  const isWaiting = allowed.decline;
  const hasLink = act.act === 'send-link' || act.act === 'grant-role';
  return (
    <li className="acts__item">
      <div className="acts__head">
        <h3>
          {headingOf(act)}, <Link to={administrationPath('people', subjectId)}>{subjectName}</Link>
        </h3>
        <Status tone={isWaiting ? 'yellow' : 'grey'}>{statusOf(act)}</Status>
      </div>
      <p>
        {rulesOf === null ? (
          <>
            <Told at={act.requestedAt}>{(when) => texts.requested(act.requestedByName, when)}</Told>
            <q className="acts__reason">{act.reason}</q>
          </>
        ) : (
          <Told at={act.requestedAt}>
            {(when) => texts.requestedByRules(rulesOf, act.requestedByName, when)}
          </Told>
        )}
      </p>
      <Decision act={act} />
      {isWaiting && (
        <>
          {hasLink && subjectEmail !== null && <p>{texts.linkGoesTo(subjectEmail)}</p>}
          <p>
            <Told at={act.expiresAt}>{(when) => texts.expires(when)}</Told>
          </p>
          {objection !== null && <p>{objection}</p>}
          <ActActions act={act} />
        </>
      )}
    </li>
  );
}

function Decision({ act }: { act: PrivilegedActView }): React.JSX.Element | null {
  const { status, decidedAt, decidedByName, decision, outcome, problem } = act;
  if (decidedAt === null || decidedByName === null) return null;
  const told = status === 'declined' ? texts.declined : texts.approved;
  return (
    <>
      <p>
        <Told at={decidedAt}>{(when) => told(decidedByName, when)}</Told>
        {decision !== null && <q className="acts__reason">{decision}</q>}
      </p>
      {outcome === 'link-on-server' && <p>{texts.linkOnServer}</p>}
      {problem !== null && <p>{texts.couldNot(problem)}</p>}
    </>
  );
}

const ASKED = { approve: approveTexts, decline: declineTexts } as const;

function ActActions({ act }: { act: PrivilegedActView }): React.JSX.Element {
  const { id: actId, subjectName, allowed } = act;
  const [asked, setAsked] = useState<keyof typeof ASKED | null>(null);
  const [approve] = usePrivilegedActsApproveMutation();
  const [decline] = usePrivilegedActsDeclineMutation();
  const { attempt, refusal, isPending } = useAttempt(approveTexts);
  const send = { approve, decline };
  const confirm = async (reason: string) => {
    if (asked === null) return;
    const { done, failed } = ASKED[asked];
    if (await attempt(() => send[asked]({ actId, reason }).unwrap(), { done, failed })) setAsked(null);
  };
  return (
    <div className="acts__actions" role="group" aria-label={texts.actions}>
      {allowed.approve && (
        <Button intent="primary" text={approveTexts.label} onClick={() => setAsked('approve')} />
      )}
      <Button text={declineTexts.label} onClick={() => setAsked('decline')} />
      {asked !== null && (
        <WordsDialog
          key={asked}
          texts={{ ...ASKED[asked], title: ASKED[asked].title(subjectName) }}
          rule={statePrivacyReason.shape.reason}
          isOpen
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void confirm(reason)}
          onRefuse={() => setAsked(null)}
        />
      )}
    </div>
  );
}
