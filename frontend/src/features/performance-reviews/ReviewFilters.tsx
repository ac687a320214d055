import { Choice } from '../../ui/Choice';
import type { ReviewFilter } from './review-filter';
import { texts } from './texts';

interface ReviewFiltersProps {
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
  readonly offersWhose: boolean;
}

/** Narrows the list to one's own reviews or the team's, and to those that are open or finished. */
export function ReviewFilters({ filter, onChange, offersWhose }: ReviewFiltersProps): React.JSX.Element {
  return (
    <div className="review-filters">
      {offersWhose && (
        <Choice
          label={texts.whose}
          options={[
            { value: 'everyone', label: texts.everyone },
            { value: 'mine', label: texts.mine },
            { value: 'team', label: texts.team },
          ]}
          chosen={filter.whose}
          onChoose={(whose) => onChange({ ...filter, whose })}
        />
      )}
      <Choice
        label={texts.state}
        options={[
          { value: 'all', label: texts.all },
          { value: 'open', label: texts.upcoming },
          { value: 'over', label: texts.over },
        ]}
        chosen={filter.state}
        onChoose={(state) => onChange({ ...filter, state })}
      />
    </div>
  );
}
