import { t } from '@annals/contracts/kernel/text';
import { Suspense, useContext } from 'react';
import { Link } from 'react-router-dom';
import { NotFoundScreen } from '../../../ui/NotFoundScreen';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { CollectedContext } from '../../../ui/feature';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { SectionTitle } from '../../../ui/page-title';
import { administrationPath } from '../paths';
import type { SectionProps } from '../section-props';
import './catalogues.css';

/** The lists that features are kept with, one at a time; each has an address of its own. */
export default function Catalogues(props: SectionProps): React.JSX.Element {
  const { catalogues } = useContext(CollectedContext);
  const { item = catalogues[0]?.name } = props;
  const catalogue = catalogues.find(({ name }) => name === item);
  if (!catalogue) return <NotFoundScreen />;
  return (
    <div className="catalogues">
      <SectionTitle section={t(catalogue.label)} of={t('Catalogues')} />
      <nav className="catalogues__list" aria-label={t('Catalogues')}>
        {catalogues.map(({ name, label }) => (
          <Link
            key={name}
            className="administration__section"
            to={administrationPath('catalogues', name)}
            aria-current={name === item ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className="catalogues__one">
        <p className="catalogues__sentence">{t(catalogue.sentence)}</p>
        <ErrorBoundary resetKey={catalogue.name}>
          <Suspense fallback={<SkeletonRows label={t('Loading the catalogue...')} />}>
            <catalogue.Component />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
