import type { Review360Detail } from '@annals/contracts/features/reviews-360/views';
import { PersonLink } from '../../people/PersonLink';
import { Avatar } from '../../../ui/Avatar';
import { Card } from '../../../ui/Card';
import { detailTexts } from './texts';

/** Who was nominated, by kind; without a word of who answered. */
export function Nominees({ review }: { review: Review360Detail }): React.JSX.Element {
  const kinds = [
    [detailTexts.peers, review.peers],
    [detailTexts.directReports, review.directReports],
  ] as const;
  return (
    <Card title={detailTexts.reviewersTitle}>
      <div className="review-standing">
        {kinds.map(([label, people]) => (
          <section key={label} className="nominees">
            <h3>{label}</h3>
            {people.length === 0 ? (
              <p className="nominees__none">{detailTexts.nobody}</p>
            ) : (
              <ul>
                {people.map(({ id, name }) => (
                  <li key={id}>
                    <Avatar name={name} />
                    <PersonLink id={id} name={name} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="review-note">
          {detailTexts.askedAnyway} {detailTexts.whatIsShown}
        </p>
      </div>
    </Card>
  );
}
