import type { CareerMilestoneView } from '@annals/contracts/features/career/views';
import { MarkdownText } from '../../ui/markdown/MarkdownText';
import { texts } from './texts';

interface MilestoneFactsProps {
  readonly milestone: CareerMilestoneView;
  /** Whether the reader is the person it is about. */
  readonly isOwn: boolean;
}

/** What is wanted and what came of it, line by line; what each of the two wrote. */
export function MilestoneFacts({ milestone, isOwn }: MilestoneFactsProps): React.JSX.Element {
  const { goals, expectedOutcomes, actualOutcomes, cancellationReason } = milestone;
  const lists = [
    [texts.goals, goals],
    [texts.expected, expectedOutcomes],
    [texts.actual, actualOutcomes],
  ] as const;
  const notes = [
    [milestone.allowed.note === 'manager' ? texts.ownNotes : texts.managerNotes, milestone.managerNotes],
    [isOwn ? texts.ownNotes : texts.employeeNotes, milestone.employeeNotes],
  ] as const;
  return (
    <>
      <div className="milestone__lists">
        {lists
          .filter(([, lines]) => lines.length > 0)
          .map(([name, lines]) => (
            <section key={name}>
              <h4>{name}</h4>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {cancellationReason !== null && (
        <p className="milestone__note">{texts.cancelledBecause(cancellationReason)}</p>
      )}
      <div className="milestone__notes">
        {notes.map(([name, words]) => (
          <section key={name} className="milestone__note">
            <h4>{name}</h4>
            <MarkdownText text={words === null || words === '' ? texts.noNotes : words} />
          </section>
        ))}
      </div>
    </>
  );
}
