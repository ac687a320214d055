import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { administrationPath } from '../paths';
import type { SectionProps } from '../section-props';
import { CATALOGUES } from './catalogues';
import './catalogues.css';

const LOADING = 'Loading the catalogue...';

/** The lists that features are kept with, one at a time; each has an address of its own. */
export default function Catalogues({ item = CATALOGUES[0]?.name }: SectionProps): React.JSX.Element {
  const catalogue = CATALOGUES.find(({ name }) => name === item);
  if (!catalogue) return <NotFoundScreen />;
  return (
    <div className="catalogues">
      <nav className="catalogues__list" aria-label="Catalogues">
        {CATALOGUES.map(({ name, label }) => (
          <Link
            key={name}
            className="administration__section"
            to={administrationPath('catalogues', name)}
            aria-current={name === item ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="catalogues__one">
        <p className="catalogues__sentence">{catalogue.sentence}</p>
        <ErrorBoundary resetKey={catalogue.name}>
          <Suspense fallback={<SkeletonRows label={LOADING} />}>
            <catalogue.Component />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
