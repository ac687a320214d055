import { describe, expect, test } from 'vitest';
import { bundleForm, EMPTY_SELECTION, filterOf, selectionIn, typesIn } from './selection';

const EMPTY = EMPTY_SELECTION;

describe('the selection of a bundle', () => {
  test('comes from the explorer through the address, and goes to the server as it was', () => {
    const search = new URLSearchParams(
      'feature=meeting&from=2026-03-01T09:00:00.000Z&stream=meeting-1&untilPosition=12',
    );
    const { form, carried } = selectionIn(search);
    expect(carried).toEqual({ stream: 'meeting-1' });
    expect(filterOf(form, carried).filter).toEqual({
      feature: 'meeting',
      from: '2026-03-01T09:00:00.000Z',
      stream: 'meeting-1',
      untilPosition: '12',
    });
  });

  test('starts empty where the address says nothing, or nothing that makes sense', () => {
    expect(selectionIn(new URLSearchParams())).toEqual({ form: EMPTY, carried: {} });
    expect(selectionIn(new URLSearchParams('person=nobody'))).toEqual({ form: EMPTY, carried: {} });
  });

  test('takes several types as one filter, and gives them back', () => {
    const types = 'TimeOffRequested,TimeOffApproved';
    expect(filterOf({ ...EMPTY, type: types }, {}).filter).toEqual({ type: types });
    expect(typesIn(types)).toEqual(['TimeOffRequested', 'TimeOffApproved']);
    expect(typesIn('')).toEqual([]);
  });

  test('is sent with what it is for; each fault is told of its field', () => {
    const form = { ...EMPTY, type: 'MeetingScheduled', purpose: ' Yearly review ' };
    expect(bundleForm({ stream: 'meeting-1' }).parse(form)).toEqual({
      filter: { type: 'MeetingScheduled', stream: 'meeting-1' },
      purpose: 'Yearly review',
    });
    const wrong = bundleForm({}).safeParse({ ...form, fromPosition: 'ten' });
    expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['fromPosition']]);
    const nameless = bundleForm({}).safeParse({ ...form, purpose: '' });
    expect(nameless.error?.issues[0]?.message).toBe('Please say what it is for');
  });

  test('leaves out empty fields, and tells of those at fault', () => {
    expect(filterOf({ ...EMPTY, type: ' MeetingScheduled ' }, {})).toEqual({
      filter: { type: 'MeetingScheduled' },
      faults: {},
    });
    expect(filterOf({ ...EMPTY, fromPosition: 'ten' }, {}).faults).toEqual({
      fromPosition: 'A position is a whole number',
    });
    expect(filterOf({ ...EMPTY, from: 'soon' }, {}).faults).toEqual({
      from: 'Please give the start as a date and a time',
    });
  });
});
