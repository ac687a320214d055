import { describe, expect, test } from 'vitest';
import { filterOf, selectionIn } from './selection';

const EMPTY = { feature: '', type: '', from: '', until: '', fromPosition: '', untilPosition: '' };

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
