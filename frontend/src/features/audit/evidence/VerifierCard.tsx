import { useSealStatusQuery } from '../../seal/api';
import { Card } from '../../../ui/Card';
import { CheckBundle } from './CheckBundle';
import { verifierTexts as texts } from './texts';

const NONE: readonly string[] = [];

/** Checks a bundle here, and says how it is checked without Annals, and what with. */
export function VerifierCard(): React.JSX.Element {
  const { data } = useSealStatusQuery();
  return (
    <Card title={texts.title}>
      <div className="verifier">
        <h3>{texts.here}</h3>
        <CheckBundle known={data?.keys ?? NONE} />
        <h3>{texts.elsewhere}</h3>
        <p>{texts.sentence}</p>
        <ol>
          <li>
            {texts.download}{' '}
            {/* The page runs its own script, which the product's security policy forbids where it is served: it is saved and opened as a file. */}
            <a href="/annals-verify.html" download>
              annals-verify.html
            </a>{' '}
            {texts.and}{' '}
            <a href="/annals-verify.mjs" download>
              annals-verify.mjs
            </a>{' '}
            {texts.sameFolder}
          </li>
          <li>{texts.inBrowser}</li>
          <li>
            {texts.orCommand} <code>node annals-verify.mjs bundle.tar.gz --key &quot;…&quot;</code>
          </li>
        </ol>
      </div>
    </Card>
  );
}
