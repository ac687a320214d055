// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onScreen } from '../../test/on-screen';
import { OptionCombobox } from './OptionCombobox';

const ADA = { id: 'ada', name: 'Ada Lund' };
const TEXTS = {
  placeholder: 'Type a name',
  list: 'People found',
  searching: 'Searching...',
  failed: 'Nobody could be looked up',
  found: (count: number) => `${String(count)} found`,
};
const found = () => ({ found: [ADA], isAnswer: true, isFailed: false });

test('what was chosen is kept when the field is left before it is drawn', async () => {
  const box = () => screen.getByRole('combobox', { name: 'Person' });
  const left = vi.fn(() => Promise.resolve());
  // On a busy machine the next field is gone to at this moment.
  const chosen = vi.fn(() => {
    box().blur();
    return Promise.resolve();
  });
  const registration = { name: 'personId' as const, onChange: chosen, onBlur: left, ref: () => undefined };
  const { user } = onScreen(
    <OptionCombobox
      label="Person"
      error={undefined}
      registration={registration}
      texts={TEXTS}
      useFound={found}
    />,
  );
  await user.click(box());
  await user.click(screen.getByRole('option', { name: 'Ada Lund' }));
  expect(chosen).toHaveBeenCalledWith({ target: { name: 'personId', value: 'ada' } });
  expect(left).toHaveBeenLastCalledWith({ target: { name: 'personId', value: 'ada' }, type: 'blur' });
});
