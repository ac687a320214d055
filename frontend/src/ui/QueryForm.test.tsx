// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { onScreen } from '../test/on-screen';
import { InputField } from './form-fields';
import { QueryForm } from './QueryForm';

const schema = z.object({ position: z.string().regex(/^\d+$/, 'A position is a whole number') });

function form(start: string, onAsk = vi.fn()) {
  return (
    <QueryForm className="" schema={schema} start={{ position: start }} submit="Show" onAsk={onAsk}>
      {(field) => <InputField label="Position" {...field('position')} />}
    </QueryForm>
  );
}

test('says what is wrong under its field, goes there, and asks for nothing', async () => {
  const onAsk = vi.fn();
  const { user } = onScreen(form('', onAsk));
  await user.type(screen.getByLabelText('Position'), 'ten{Enter}');
  expect(screen.getByText('A position is a whole number')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Position'));
  expect(onAsk).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Position'));
  await user.type(screen.getByLabelText('Position'), '10{Enter}');
  expect(onAsk.mock.calls[0]?.[0]).toEqual({ position: '10' });
  expect(document.activeElement).toBe(screen.getByLabelText('Position'));
});

test('holds what is shown, also when that changes elsewhere', () => {
  const { rerender } = onScreen(form('1'));
  rerender(form('2'));
  expect(screen.getByLabelText<HTMLInputElement>('Position').value).toBe('2');
});
