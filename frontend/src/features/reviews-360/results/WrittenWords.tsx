import {
  COMPETENCIES,
  COMPETENCY_LABELS,
  REMARKS,
  REVIEWER_TYPE_LABELS,
} from '@annals/contracts/features/reviews-360/constants';
import type { Review360Group } from '@annals/contracts/features/reviews-360/views';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { REMARK_LABELS } from '../feedback/texts';
import { resultsTexts as texts } from './texts';

/** Everything that was written, by what it is about; of crowds in the order the server gives, which is no order of time. */
export function WrittenWords({ groups }: { groups: readonly Review360Group[] }): React.JSX.Element {
  const subjects = [
    ...REMARKS.map((remark) => ({
      label: REMARK_LABELS[remark],
      of: (group: Review360Group) => group.remarks[remark],
    })),
    ...COMPETENCIES.map((competency) => ({
      label: COMPETENCY_LABELS[competency],
      of: (group: Review360Group) => group.comments[competency],
    })),
  ].filter(({ of }) => groups.some((group) => of(group).length > 0));
  return (
    <Card title={texts.wordsTitle}>
      <div className="written-words">
        <p className="review-note">{subjects.length === 0 ? texts.noWords : texts.anonymous}</p>
        {subjects.map(({ label, of }) => (
          <section key={label}>
            <h3>{label}</h3>
            <ul>
              {groups.flatMap((group) =>
                of(group).map((text, index) => (
                  <li key={`${group.reviewerType}-${index}`}>
                    <Badge>{REVIEWER_TYPE_LABELS[group.reviewerType]}</Badge>
                    <p>{text}</p>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}
