import type { ServiceTokenView } from '@annals/contracts/features/service-tokens/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { exactDay } from '../../time/format';
import type { BadgeTone } from '../../ui/Badge';
import { ConfirmCommand } from '../../ui/ConfirmCommand';
import { Fact } from '../../ui/Fact';
import { Status } from '../../ui/Status';
import {
  useServiceTokensApproveMutation,
  useServiceTokensRejectMutation,
  useServiceTokensRevokeMutation,
} from './api';
import { When } from '../../ui/When';
import { RotateDialog } from './RotateDialog';
import { REACHES, REACHES_OF_OTHERS, tokenTexts as texts } from './texts';
import type { Made } from './TokenDialog';

interface TokenItemProps {
  readonly token: ServiceTokenView;
  /** Whether it is the reader's own. */
  readonly isOwn: boolean;
  readonly onMade: (made: Made) => void;
}

/** One token: what it may do, how long and when it was last used, and what can be done with it. */
export function TokenItem({ token, isOwn, onMade }: TokenItemProps): React.JSX.Element {
  const { name, kind, permissions, lastUsedAt, earlierUntil } = token;
  const state = stateOf(token);
  return (
    <li className="token">
      <div className="token__head">
        <h3>{name}</h3>
        <Status tone={state.tone}>{state.label}</Status>
        {state.isWorking && <Acts token={token} isOwn={isOwn} onMade={onMade} />}
      </div>
      {!isOwn && <p className="token__note">{ownerWords(token)}</p>}
      <dl className="token__facts">
        {kind !== 'scim' && (
          <>
            <Fact label={texts.reaches}>{(isOwn ? REACHES : REACHES_OF_OTHERS)[token.asRole]}</Fact>
            <Fact label={texts.permissions}>
              <code>{permissions.join(', ')}</code>
            </Fact>
          </>
        )}
        <Fact label={texts.lastUsed}>{lastUsedAt === null ? texts.never : <When at={lastUsedAt} />}</Fact>
      </dl>
      <p className="token__note">
        {state.until}{' '}
        {earlierUntil !== null && isAhead(earlierUntil) && texts.earlierUntil(exactDay(earlierUntil))}
      </p>
    </li>
  );
}

function isAhead(instant: string): boolean {
  return Date.parse(instant) > Date.now();
}

function ownerWords({ kind, ownerName, madeByName }: ServiceTokenView): string {
  if (kind === 'personal') return texts.owner(ownerName ?? '');
  return kind === 'scim' ? texts.scim(madeByName) : texts.service(madeByName);
}

interface Shown {
  readonly tone: BadgeTone;
  readonly label: string;
  readonly until: string;
  readonly isWorking: boolean;
}

function stateOf({ state, expiresAt, endedAt }: ServiceTokenView): Shown {
  const day = exactDay(expiresAt);
  if (state === 'revoked')
    return {
      tone: 'grey',
      label: texts.states.revoked,
      until: texts.endedOn(exactDay(endedAt ?? expiresAt)),
      isWorking: false,
    };
  if (!isAhead(expiresAt))
    return { tone: 'red', label: texts.ranOut, until: texts.ranOutOn(day), isWorking: true };
  const tone = state === 'waiting' ? 'yellow' : 'green';
  return { tone, label: texts.states[state], until: texts.worksUntil(day), isWorking: true };
}

function Acts({ token, isOwn, onMade }: TokenItemProps): React.JSX.Element {
  const { id: tokenId, name, kind, state, mayApprove } = token;
  const [dialog, setDialog] = useState<'rotate' | 'revoke'>();
  const close = () => setDialog(undefined);
  const [revoke] = useServiceTokensRevokeMutation();
  const [approve] = useServiceTokensApproveMutation();
  const approving = useAttempt({ failed: texts.approveFailed, done: texts.approved });
  const [reject] = useServiceTokensRejectMutation();
  const rejecting = useAttempt({ failed: texts.rejectFailed, done: texts.rejected });
  return (
    <div className="token__acts">
      {mayApprove && (
        <>
          <Button
            intent="primary"
            text={texts.approve}
            aria-label={texts.approveNamed(name)}
            loading={approving.isPending}
            onClick={() => void approving.attempt(() => approve({ tokenId }).unwrap())}
          />
          <Button
            text={texts.reject}
            aria-label={texts.rejectNamed(name)}
            loading={rejecting.isPending}
            onClick={() => void rejecting.attempt(() => reject({ tokenId }).unwrap())}
          />
        </>
      )}
      {state === 'active' && (isOwn || kind !== 'personal') && (
        <Button
          text={texts.rotate}
          aria-label={texts.rotateNamed(name)}
          onClick={() => setDialog('rotate')}
        />
      )}
      {!mayApprove && (
        <Button
          text={texts.revoke}
          aria-label={texts.revokeNamed(name)}
          onClick={() => setDialog('revoke')}
        />
      )}
      <RotateDialog
        token={token}
        isOpen={dialog === 'rotate'}
        onClose={close}
        onMade={(made) => {
          close();
          onMade(made);
        }}
      />
      <ConfirmCommand
        isOpen={dialog === 'revoke'}
        title={texts.revokeQuestion(name)}
        sentence={texts.revokeSentence}
        confirm={texts.revoke}
        isDestructive
        texts={{ failed: texts.revokeFailed, done: texts.revoked }}
        send={() => revoke({ tokenId }).unwrap()}
        onClose={close}
      />
    </div>
  );
}
