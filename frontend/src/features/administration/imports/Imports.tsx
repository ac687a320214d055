import type { SectionProps } from '../section-props';
import { EarlierImports } from './EarlierImports';
import { ImportPage } from './ImportPage';
import { NewImport } from './NewImport';
import './imports.css';

/** A new import and those so far, or one of them. */
export default function Imports({ item }: SectionProps): React.JSX.Element {
  if (item !== undefined) return <ImportPage key={item} importId={item} />;
  return (
    <div className="screen-grid">
      <NewImport />
      <EarlierImports />
    </div>
  );
}
