// @vitest-environment happy-dom
import { HEADERS } from '@annals/contracts/kernel/problem';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../../api/api';
import { store } from '../../../api/store';
import { onScreen } from '../../../test/on-screen';
import { NominateDialog } from './NominateDialog';

const CATEGORY = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Teamwork',
  description: 'Helps others.',
  iconName: 'star',
  color: 'blue',
  pointValue: 25,
  isActive: true,
  createdAt: '2026-11-25T09:00:00.000Z',
};

/** The server has these categories, until the test is over. */
function serve(categories: readonly (typeof CATEGORY)[]): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json(categories, { headers: { [HEADERS.position]: '1' } })),
  );
  onTestFinished(() => {
    store.dispatch(api.util.resetApiState());
    vi.unstubAllGlobals();
  });
}

const show = () =>
  onScreen(
    <Provider store={store}>
      <NominateDialog isOpen onClose={() => undefined} />
    </Provider>,
  );

test('where no category is in use, it says who defines them', async () => {
  serve([{ ...CATEGORY, isActive: false }]);
  show();
  const select = await screen.findByLabelText('Category');
  await expect.poll(() => select.getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText(/There are no categories yet/)).toBeTruthy();
});

test('where there are some, it says nothing of that', async () => {
  serve([CATEGORY]);
  show();
  expect(await screen.findByRole('option', { name: /^Teamwork/ })).toBeTruthy();
  expect(screen.queryByText(/There are no categories yet/)).toBeNull();
});
