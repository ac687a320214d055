import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { ScreenHead } from '../../ui/ScreenHead';
import { SectionLinks } from '../../ui/SectionLinks';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { SectionTitle } from '../../ui/page-title';
import { administrationPath } from './paths';
import { MOVED_SECTIONS, SECTIONS } from './sections';
import { SECTION_LABELS, texts } from './texts';

/** Where an administrator lands: the people first, then everything else there is to look after, a section at a time. */
export default function AdministrationScreen(): React.JSX.Element {
  const { section: named, item } = useParams();
  const asked = named ?? SECTIONS[0]?.name;
  const section = SECTIONS.find(({ name }) => name === asked);
  const moved = MOVED_SECTIONS[asked ?? ''];
  if (moved) return <Navigate to={administrationPath(moved)} replace />;
  if (!section) return <NotFoundScreen />;
  return (
    <>
      {named !== undefined && <SectionTitle section={SECTION_LABELS[section.name]} of={texts.sections} />}
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
