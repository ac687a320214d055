import { Button } from '@blueprintjs/core';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isOnline, isReachable, onConnection } from '../../api/connection';
import { followOutbox, sendAgain } from '../../api/late-commands';
import {
  forgetCommand,
  keepCommand,
  keptCommands,
  onOutbox,
  unkeptCommands,
  type KeptCommand,
} from '../../api/outbox';
import { useCurrentUser } from '../../session/current-user';
import { showToast } from '../../toasts/toast-store';
import { screenOf } from '../../ui/page-title';
import { When } from '../../ui/When';
import { waitingTexts as texts } from '../waiting-texts';
import { wordsIn } from './words-in';
import './waiting-changes.css';

/** Says that there is no connection, which changes wait for it, and which of those that waited were not accepted; sends what waited. */
export default function WaitingChanges(): React.JSX.Element | null {
  const { id } = useCurrentUser();
  useEffect(() => followOutbox(id), [id]);
  const isConnected = useSyncExternalStore(onConnection, isOnline);
  const isReached = useSyncExternalStore(onConnection, isReachable);
  const unkept = useSyncExternalStore(onOutbox, unkeptCommands);
  const commands = useSyncExternalStore(onOutbox, keptCommands);
  const waiting = commands.filter(({ refusal }) => refusal === undefined);
  const refused = commands.filter(({ refusal }) => refusal !== undefined);
  const sent = waiting.length + unkept;
  return (
    <div className="offline-banner">
      {/* The live region is there before its words are: otherwise they would not be announced. */}
      <p role="status">
        {isConnected && !isReached && texts.away}
        {!isConnected && (sent === 0 ? texts.offline : texts.offlineAnd(sent))}
      </p>
      {!isConnected && waiting.length > 0 && (
        <details>
          <summary>{texts.show}</summary>
          <ul>
            {waiting.map((command) => (
              <li key={command.key}>
                <MadeOn command={command} />
              </li>
            ))}
          </ul>
          <p>{texts.kept}</p>
        </details>
      )}
      {refused.length > 0 && (
        <>
          <p role="alert">{texts.refused(refused.length)}</p>
          <details open>
            <summary>{texts.showRefused}</summary>
            <ul>
              {refused.map((command) => (
                <Refused key={command.key} command={command} />
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

function MadeOn({ command: { title, path, since } }: { command: KeptCommand }): React.JSX.Element {
  return (
    <>
      <Link to={path}>{screenOf(title)}</Link> <When at={since} precision="minute" />
    </>
  );
}

/** The words of a refused change are gone with it: that can be taken back. */
function giveUp(command: KeptCommand): void {
  forgetCommand(command.key);
  showToast({ title: texts.givenUp, undo: () => void keepCommand(command) });
}

/** What was refused is not lost: its words can be read and copied until it is given up. */
function Refused({ command }: { command: KeptCommand }): React.JSX.Element {
  const words = wordsIn(command.body);
  return (
    <li>
      <MadeOn command={command} />
      <p>{command.refusal}</p>
      {words.length > 0 && (
        <details>
          <summary>{texts.words}</summary>
          {words.map((text) => (
            <p key={text} className="offline-banner__words">
              {text}
            </p>
          ))}
        </details>
      )}
      <Button size="small" text={texts.again} onClick={() => void sendAgain(command)} />
      <Button size="small" text={texts.giveUp} onClick={() => giveUp(command)} />
    </li>
  );
}
