// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { onScreen } from '../test/on-screen';
import { CommandForm } from '../ui/CommandForm';
import { InputField } from '../ui/form-fields';
import { GuardedRouter } from './GuardedRouter';

function Form(): React.JSX.Element {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  return (
    <>
      <CommandForm
        schema={z.object({ title: z.string() })}
        start={{ title: '' }}
        texts={{ submit: 'Save', failed: 'Not saved' }}
        send={() => Promise.resolve({ id: 'x', position: '1' })}
        onSent={() => void navigate('/elsewhere')}
      >
        {(field) => <InputField {...field('title')} label="Title" />}
      </CommandForm>
      <Link to="/elsewhere">Away</Link>
      <button type="button" onClick={() => setAddress({ sort: 'name' })}>
        Sort by {address.get('sort') ?? 'date'}
      </button>
    </>
  );
}

function show() {
  return onScreen(
    <GuardedRouter>
      <Routes>
        <Route path="/" element={<Link to="/form">Write</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/elsewhere" element={<p>Elsewhere</p>} />
      </Routes>
    </GuardedRouter>,
  );
}

const question = () => screen.findByRole('dialog', { name: 'Discard what you filled in?' });
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => window.history.replaceState(null, '', '/'));

test('a form with nothing in it is left without a question', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('a link away from a half-filled form asks, and so does the browser when the page is closed', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await user.type(screen.getByLabelText('Title'), 'Half');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half');
  expect(window.location.pathname).toBe('/form');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await question();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(isAsked()).toBe(false);
});

test('the query of the same screen changes without a question', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await user.type(screen.getByLabelText('Title'), 'Half');
  await user.click(screen.getByRole('button', { name: 'Sort by date' }));
  expect(await screen.findByRole('button', { name: 'Sort by name' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half');
});

test('what was sent may lead elsewhere', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await user.type(screen.getByLabelText('Title'), 'Whole{Enter}');
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

test('Back is taken back until it is answered', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Write' }));
  await user.type(screen.getByLabelText('Title'), 'Half');
  window.history.back();
  await question();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('link', { name: 'Write' })).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});
