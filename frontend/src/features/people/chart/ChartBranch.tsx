import type { ColleagueInChart } from '@annals/contracts/features/people/views';
import { ChevronDownIcon, ChevronRightIcon, UserIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../../api/paged-list';
import { fullName, useCurrentUser } from '../../../session/current-user';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { EmptyState } from '../../../ui/EmptyState';
import { IconButton } from '../../../ui/IconButton';
import { QueryList } from '../../../ui/QueryList';
import { usePeopleChartInfiniteQuery } from '../api';
import { PersonLink } from '../PersonLink';
import { placeOf } from '../place-of';
import { texts } from './texts';

interface ChartBranchProps {
  /** Left out: those at the top. */
  readonly managerId?: string;
  /** Those whose reports are shown from the beginning. */
  readonly opened: ReadonlySet<string>;
  /** Whether it hangs below the person they report to. */
  readonly isBelow?: boolean;
  /** How many there are, as far as it is known before they come. */
  readonly expected?: number;
}

/** Those who report to one person, each with those who report to them. */
export function ChartBranch({
  managerId,
  opened,
  isBelow = false,
  expected = 6,
}: ChartBranchProps): React.JSX.Element {
  const list = pagedList(usePeopleChartInfiniteQuery(managerId === undefined ? {} : { managerId }));
  return (
    <QueryList
      list={list}
      texts={texts}
      rows={expected}
      empty={<EmptyState icon={<UserIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />}
    >
      {(people) => (
        <ul className={isBelow ? 'org-chart org-chart--below' : 'org-chart'}>
          {people.map((person) => (
            <ChartNode key={person.id} person={person} opened={opened} />
          ))}
        </ul>
      )}
    </QueryList>
  );
}

interface ChartNodeProps {
  readonly person: ColleagueInChart;
  readonly opened: ReadonlySet<string>;
}

function ChartNode({ person, opened }: ChartNodeProps): React.JSX.Element {
  const { id } = useCurrentUser();
  const [isOpen, setIsOpen] = useState(opened.has(person.id));
  const name = fullName(person);
  const hasReports = person.reports > 0;
  return (
    <li>
      <div className={person.id === id ? 'org-chart__person org-chart__person--self' : 'org-chart__person'}>
        {hasReports ? (
          <IconButton
            variant="minimal"
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            label={texts.show(name)}
            isExpanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : (
          <span className="org-chart__leaf" />
        )}
        <Avatar name={name} imageUrl={person.profileImageUrl} />
        <div className="org-chart__words">
          <span>
            <PersonLink id={person.id} name={name} />{' '}
            {person.id === id && <Badge tone="blue">{texts.you}</Badge>}
          </span>
          <span className="org-chart__place">{placeOf(person)}</span>
        </div>
        {hasReports && <span className="org-chart__reports">{texts.reports(person.reports)}</span>}
      </div>
      {isOpen && hasReports && (
        <ChartBranch managerId={person.id} opened={opened} isBelow expected={person.reports} />
      )}
    </li>
  );
}
