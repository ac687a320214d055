import { Card } from '../../../ui/Card';
import { verifierTexts as texts } from './texts';

/** How a bundle is checked without Annals, and what with. */
export function VerifierCard(): React.JSX.Element {
  return (
    <Card title={texts.title}>
      <div className="verifier">
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
