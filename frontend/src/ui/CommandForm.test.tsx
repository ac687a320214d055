// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ApiError } from '../api/api-error';
import { onScreen } from '../test/on-screen';
import { CommandDialog } from './CommandDialog';
import { CommandForm } from './CommandForm';
import { AreaField, InputField, optionsOf, SelectField, TickField, type Option } from './form-fields';

const schema = z.object({
  title: z.string().trim().min(1, 'Title is required'),
  kind: z.enum(['one', 'two'], 'Please choose a kind'),
  note: z.string().max(5, 'Please stay below 5 characters'),
});
const start: z.input<typeof schema> = { title: '', kind: 'one', note: '' };
const texts = { cancel: 'Cancel', submit: 'Save', submitting: 'Saving...', failed: 'Not saved' };
const ANSWER = { id: 'x', position: '7' };

type Send = (sent: z.output<typeof schema>) => Promise<unknown>;
interface Given extends Partial<Pick<React.ComponentProps<typeof CommandForm>, 'needsChange' | 'draft'>> {
  readonly send: Send;
  readonly onClose?: () => void;
  readonly from?: z.input<typeof schema>;
}

function Example({ send, from = start, ...form }: Given): React.JSX.Element {
  return (
    <CommandForm schema={schema} start={from} texts={texts} send={send} {...form}>
      {(field) => (
        <>
          {/* Registered after the field below it. */}
          <Later>{() => <InputField {...field('title')} label="Title" />}</Later>
          <SelectField
            {...field('kind')}
            label="Kind"
            options={optionsOf(['one', 'two'], { one: 'One', two: 'Two' })}
          />
          <AreaField {...field('note')} label="Note" help="A few letters." />
        </>
      )}
    </CommandForm>
  );
}

function Later({ children }: { children: () => React.JSX.Element }): React.JSX.Element {
  return children();
}

function refusal(detail: string, fields: ApiError['fields'] = []): ApiError {
  return { status: 409, code: undefined, message: '', detail, fields };
}

/** A server that answers when it is told to. */
function slowServer() {
  const answers: ((answer: unknown) => void)[] = [];
  const send = vi.fn<Send>(() => new Promise((resolve) => answers.push(resolve)));
  return { send, answer: () => answers.shift()?.(ANSWER) };
}

describe('a form that sends a command', () => {
  test('says under each field what is wrong, goes to the first as they stand, and sends nothing', async () => {
    const send = vi.fn<Send>();
    const { user } = onScreen(<Example send={send} />);
    await user.type(screen.getByLabelText('Note'), 'too long');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const title = await screen.findByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Title is required',
    );
    expect(screen.getByText('Please stay below 5 characters')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  test('sends what was filled in once, by Enter, with the position it was seen at', async () => {
    const { send, answer } = slowServer();
    const onClose = vi.fn();
    const { user } = onScreen(<Example send={send} onClose={onClose} />);
    await user.type(screen.getByLabelText('Title'), '  Plan ');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Two');
    await user.type(screen.getByLabelText('Title'), '{Enter}');
    const pending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' });
    expect(pending.disabled).toBe(true);
    await user.click(pending);
    expect(send.mock.calls).toEqual([
      [{ title: 'Plan', kind: 'two', note: '', seenPosition: expect.any(String) as string }],
    ]);
    expect(onClose).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('says once what the server refused, beside the fields it names, and keeps what was typed', async () => {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(
        refusal('Somebody has that title.', [{ path: 'note', message: 'Not this note' }]),
      );
    const onClose = vi.fn();
    const { user } = onScreen(<Example send={send} onClose={onClose} />);
    await user.type(screen.getByLabelText('Title'), 'Plan');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody has that title.');
    expect(screen.getByText('Not this note')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Plan');
    expect(onClose).not.toHaveBeenCalled();
    // It is not held against the next try.
    send.mockResolvedValueOnce(ANSWER);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('says what the server refused under the field alone, where that is all there is to it', async () => {
    const send = vi
      .fn<Send>()
      .mockRejectedValue(refusal('Too early.', [{ path: 'note', message: 'Too early.' }]));
    const { user } = onScreen(<Example send={send} />);
    await user.type(screen.getByLabelText('Title'), 'Plan{Enter}');
    expect(await screen.findAllByText('Too early.')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('starts anew on a screen once it was accepted, and without Cancel where there is nothing to go back to', async () => {
    const { user } = onScreen(<Example send={() => Promise.resolve(ANSWER)} />);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    const title = screen.getByLabelText<HTMLInputElement>('Title');
    await user.type(title, 'Plan{Enter}');
    await waitFor(() => expect(title.value).toBe(''));
    expect(screen.queryByText('Title is required')).toBeNull();
  });

  test('of what is there sends a change alone, and follows what others save in the fields nobody touched', async () => {
    const standing = { ...start, title: 'Plan', note: 'old' };
    const send = vi.fn<Send>(() => Promise.resolve(ANSWER));
    const { user, rerender } = onScreen(<Example send={send} from={standing} needsChange />);
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await user.type(screen.getByLabelText('Title'), ' B');
    expect(save.disabled).toBe(false);
    rerender(<Example send={send} from={{ ...standing, title: 'Theirs', note: 'new' }} needsChange />);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('new'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Plan B');
    await user.click(save);
    await waitFor(() => expect(save.disabled).toBe(true));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ title: 'Plan B', note: 'new' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Plan B');
  });

  test('keeps a draft until it is sent or given up', async () => {
    const draft = { name: 'example', texts: { kept: 'Kept here.', restored: 'It is back.' } };
    const onClose = vi.fn();
    const give = () => <Example send={() => Promise.resolve(ANSWER)} draft={draft} onClose={onClose} />;
    const first = onScreen(give());
    expect(screen.getByText('Kept here.')).toBeTruthy();
    await first.user.type(screen.getByLabelText('Title'), 'Half');
    first.unmount();
    const second = onScreen(give());
    expect(screen.getByText('It is back.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half');
    await second.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    second.unmount();
    onScreen(give());
    expect(screen.getByText('Kept here.')).toBeTruthy();
  });
});

describe('in a dialog', () => {
  const dialog = (onClose: () => void) => (
    <CommandDialog
      title="New entry"
      isOpen
      schema={z.object({ title: z.string(), isShared: z.boolean() })}
      start={{ title: '', isShared: false }}
      texts={texts}
      send={() => Promise.resolve(ANSWER)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <InputField {...field('title')} label="Title" />
          <TickField {...field('isShared')} label="Share it" help="Others read it." />
        </>
      )}
    </CommandDialog>
  );

  test('the first field has the focus, and Escape closes what is empty', async () => {
    const onClose = vi.fn();
    const { user } = onScreen(dialog(onClose));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Escape asks before something is thrown away, also a tick', async () => {
    const onClose = vi.fn();
    const { user } = onScreen(dialog(onClose));
    await user.click(screen.getByRole('checkbox', { name: /Share it/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard what you filled in?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Share it/ }).checked).toBe(true);
    await user.click(screen.getByLabelText('Title'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('options that come later take neither the focus nor what was chosen', async () => {
    const onClose = vi.fn();
    const dialogWith = (options: Option[]) => (
      <CommandDialog
        title="New entry"
        isOpen
        schema={z.object({ employeeId: z.string() })}
        start={{ employeeId: 'ben' }}
        texts={texts}
        send={() => Promise.resolve(ANSWER)}
        onClose={onClose}
      >
        {(field) => (
          <SelectField {...field('employeeId')} label="Employee" prompt="Choose..." options={options} />
        )}
      </CommandDialog>
    );
    const { rerender, user } = onScreen(dialogWith([]));
    const select = screen.getByLabelText<HTMLSelectElement>('Employee');
    await waitFor(() => expect(document.activeElement).toBe(select));
    rerender(dialogWith(['ada', 'ben'].map((value) => ({ value, label: value }))));
    expect(document.activeElement).toBe(screen.getByLabelText('Employee'));
    expect(screen.getByLabelText<HTMLSelectElement>('Employee').value).toBe('ben');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('Cancel gives up without a question', async () => {
    const onClose = vi.fn();
    const { user } = onScreen(dialog(onClose));
    await user.type(screen.getByLabelText('Title'), 'Half');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
