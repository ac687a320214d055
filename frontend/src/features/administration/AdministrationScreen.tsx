import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { ScreenHead } from '../../ui/ScreenHead';
import { SectionLinks } from '../../ui/SectionLinks';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { administrationPath } from './paths';
import { MOVED_SECTIONS, SECTIONS } from './sections';
import { SECTION_LABELS, texts } from './texts';

/** Where an administrator lands: the people first, then everything else there is to look after, a section at a time. */
export default function AdministrationScreen(): React.JSX.Element {
  const { section: asked = SECTIONS[0]?.name, item } = useParams();
  const section = SECTIONS.find(({ name }) => name === asked);
  const moved = MOVED_SECTIONS[asked ?? ''];
  if (moved) return <Navigate to={administrationPath(moved)} replace />;
  if (!section) return <NotFoundScreen />;
  return (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <SectionLinks
        label={texts.sections}
        sections={SECTIONS.map(({ name }) => ({
          path: administrationPath(name),
          label: SECTION_LABELS[name],
        }))}
        current={administrationPath(section.name)}
      />
      <Suspense fallback={<SkeletonRows label={texts.loading} />}>
        <section.Component item={item} />
      </Suspense>
    </>
  );
}
