import { describe, expect, it } from 'vitest';
import { errorOfAnswer, isRefusal, networkError, unreadableError } from './api-error';

describe('the error of an answer', () => {
  it('reads a problem: the sentence for people, the fields for the form', () => {
    const body = JSON.stringify({
      type: 'urn:annals:problem:meetings.meeting-already-cancelled',
      title: 'Conflict',
      status: 409,
      detail: 'The meeting is already cancelled.',
      errors: [{ path: 'status', message: 'Already cancelled' }],
    });
    expect(errorOfAnswer(409, 'Conflict', body)).toEqual({
      status: 409,
      code: 'meetings.meeting-already-cancelled',
      message: `409: ${body}`,
      detail: 'The meeting is already cancelled.',
      fields: [{ path: 'status', message: 'Already cancelled' }],
    });
  });

  it('takes the status text when the body is empty', () => {
    expect(errorOfAnswer(401, 'Unauthorized', '').message).toBe('401: Unauthorized');
  });

  it('does not show people a body that explains nothing', () => {
    const error = errorOfAnswer(502, 'Bad Gateway', '<html>nginx</html>');
    expect(error.message).toBe('502: <html>nginx</html>');
    expect(error.detail).not.toContain('nginx');
  });
});

it('tells a refusal from a failure', () => {
  expect(isRefusal(errorOfAnswer(422, '', ''))).toBe(true);
  expect(isRefusal(errorOfAnswer(503, '', ''))).toBe(false);
  expect(isRefusal(networkError(new TypeError('Failed to fetch')))).toBe(false);
  expect(isRefusal(unreadableError('no id'))).toBe(false);
});
