import type { ScimClientView } from '@annals/contracts/features/scim/views';
import { Button } from '@blueprintjs/core';
import { Told, When } from '../../ui/When';
import { isAhead } from '../../time/due';
import { showToast } from '../../toasts/toast-store';
import type { BadgeTone } from '../../ui/Badge';
import { Status } from '../../ui/Status';
import { tokenTexts } from '../service-tokens/texts';
import { scimTexts as texts } from './texts';

/** One directory: its address, what it keeps, and how its last request went, in words. */
export function ScimClientItem({ client }: { client: ScimClientView }): React.JSX.Element {
  const { name, address, people, groups, waitingForManager, lastRequest, expiresAt, madeByName } = client;
  const state = stateOf(client);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ title: texts.copied, description: name });
  };
  return (
    <li className="scim__client">
      <div className="scim__head">
        <h3>{name}</h3>
        <Status tone={state.tone}>{state.label}</Status>
      </div>
      <dl className="scim__facts">
        <div>
          <dt>{texts.address}</dt>
          <dd>
            <code>{address}</code>
            <Button
              size="small"
              variant="minimal"
              text={texts.copy}
              aria-label={texts.copyNamed(name)}
              onClick={() => void copy()}
            />
          </dd>
        </div>
        <div>
          <dt>{texts.keeps}</dt>
          <dd>
            {texts.people(people)}, {texts.groups(groups)}
          </dd>
        </div>
        <div>
          <dt>{texts.lastRequest}</dt>
          <dd>
            {lastRequest === null ? (
              texts.noRequest
            ) : (
              <span>
                <When at={lastRequest.at} />, {wordsOf(lastRequest)}
                {lastRequest.says !== null && <span lang="en"> {lastRequest.says}</span>}
              </span>
            )}
          </dd>
        </div>
      </dl>
      {waitingForManager > 0 && <p>{texts.waiting(waitingForManager)}</p>}
      <p className="scim__note">
        {tokenTexts.scim(madeByName)}.{' '}
        <Told at={expiresAt} precision="day">
          {(when) => tokenTexts.worksUntil(when)}
        </Told>
      </p>
    </li>
  );
}

function wordsOf({ request, status }: NonNullable<ScimClientView['lastRequest']>): string {
  return status < 400 ? texts.went(request) : texts.wentWrong(request, status);
}

function stateOf({ state, expiresAt, lastRequest }: ScimClientView): { tone: BadgeTone; label: string } {
  if (state === 'revoked') return { tone: 'grey', label: texts.ended };
  if (!isAhead(expiresAt)) return { tone: 'red', label: texts.ranOut };
  if (lastRequest === null) return { tone: 'grey', label: texts.neverUsed };
  const isFailing = lastRequest.status >= 400 && lastRequest.status !== 404 && lastRequest.status !== 409;
  return isFailing ? { tone: 'yellow', label: texts.failing } : { tone: 'green', label: texts.works };
}
