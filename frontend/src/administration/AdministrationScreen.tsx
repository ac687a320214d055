import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../app/NotFoundScreen';
import { ScreenHead } from '../design/ScreenHead';
import { SkeletonRows } from '../design/SkeletonRows';
import { administrationPath } from '../entry/app-paths';
import { SECTIONS } from './sections';
import { SECTION_LABELS, texts } from './texts';
import './administration.css';

/** Where an administrator lands: the people first, then everything else there is to look after, a section at a time. */
export default function AdministrationScreen(): React.JSX.Element {
  const { section: asked = SECTIONS[0]?.name, item } = useParams();
  const section = SECTIONS.find(({ name }) => name === asked);
  if (!section) return <NotFoundScreen />;
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <nav className="administration__sections" aria-label={texts.sections}>
        {SECTIONS.map(({ name }) => (
          <Link
            key={name}
            className="administration__section"
            to={administrationPath(name)}
            aria-current={name === section.name ? 'page' : undefined}
          >
            {SECTION_LABELS[name]}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<SkeletonRows label={texts.loading} />}>
        <section.Component item={item} />
      </Suspense>
    </>
  );
}
