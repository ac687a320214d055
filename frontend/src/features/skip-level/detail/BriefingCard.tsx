import type { SkipLevelDetail } from '@annals/contracts/features/skip-level/views';
import { Button, Spinner } from '@blueprintjs/core';
import { LightbulbIcon, PrintIcon } from '@blueprintjs/icons';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { useSkipLevelPrepareMutation } from '../api';
import { prepareTexts } from '../reminder-texts';
import { Briefing } from './Briefing';
import { briefingTexts } from './texts';

/** The reader's own briefing: asked for, being prepared, or there to read and to print. */
export function BriefingCard({ meeting }: { meeting: SkipLevelDetail }): React.JSX.Element {
  const [send] = useSkipLevelPrepareMutation();
  const { attempt, isPending } = useAttempt(prepareTexts);
  const { briefingData: briefing, briefingPending, allowed } = meeting;
  const prepare = () => void attempt(() => send({ meetingId: meeting.id }).unwrap());
  const isBusy = isPending || briefingPending;
  const generate = allowed.prepare && (
    <Button
      intent={briefing ? 'none' : 'primary'}
      icon={<LightbulbIcon />}
      text={briefing ? briefingTexts.again : briefingTexts.generate}
      disabled={isBusy}
      onClick={prepare}
    />
  );
  return (
    <div className="briefing-card">
      <Card
        title={briefingTexts.title}
        action={
          <div className="briefing-card__actions">
            {briefing && (
              <Button icon={<PrintIcon />} text={briefingTexts.print} onClick={() => window.print()} />
            )}
            {briefing && generate}
          </div>
        }
      >
        <div className="briefing-card__pending" role="status">
          {isBusy && (
            <>
              <Spinner size={16} />
              {briefingTexts.pending}
            </>
          )}
        </div>
        {briefing ? (
          <Briefing briefing={briefing} />
        ) : (
          !isBusy && (
            <EmptyState
              icon={<LightbulbIcon size={20} />}
              title={briefingTexts.empty}
              sentence={allowed.prepare ? briefingTexts.emptySentence : briefingTexts.none}
              action={generate}
            />
          )
        )}
      </Card>
    </div>
  );
}
