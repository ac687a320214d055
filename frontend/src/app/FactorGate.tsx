import { Button } from '@blueprintjs/core';
import { SecondFactorCard } from '../features/second-factors/SecondFactorCard';
import { gateTexts as texts } from './factor-texts';

interface FactorGateProps {
  /** A second factor is there: recovery codes may still be on the screen. */
  readonly isDone: boolean;
  readonly onGo: () => void;
}

/** All that somebody can do who has to have a second factor, has none, and had time for it. */
export function FactorGate({ isDone, onGo }: FactorGateProps): React.JSX.Element {
  return (
    <main className="factor-gate">
      <h1>{texts.title}</h1>
      <p>{isDone ? texts.done : texts.sentence}</p>
      <SecondFactorCard />
      <div className="factor-gate__acts">
        {isDone && <Button intent="primary" text={texts.go} onClick={onGo} />}
        <a href="/api/logout">{texts.signOut}</a>
      </div>
    </main>
  );
}
