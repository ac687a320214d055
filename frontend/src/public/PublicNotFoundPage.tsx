import { NotFound } from '../ui/NotFound';

/** What a visitor sees at a path that leads nowhere. */
export default function PublicNotFoundPage(): React.JSX.Element {
  return (
    <main className="public-centre">
      <NotFound home={{ address: '/', label: 'Back to Annals' }} />
    </main>
  );
}
