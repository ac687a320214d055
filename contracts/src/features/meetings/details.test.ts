import { describe, expect, it } from 'vitest';
import { ERASED } from '../../kernel/erased';
import { changedDetails, detailsAfter, linkIn, NO_DETAILS } from './details';

const elm = { ...NO_DETAILS, location: 'Room Elm' };

describe('the details of a meeting', () => {
  it('stay as they were where an event does not name them, and go with an empty text', () => {
    expect(detailsAfter(elm, {})).toEqual(elm);
    expect(detailsAfter(elm, { location: '' })).toEqual(NO_DETAILS);
    expect(detailsAfter(NO_DETAILS, { location: ERASED })).toEqual({ ...NO_DETAILS, location: '[erased]' });
  });

  it('differ only where something else is wanted', () => {
    expect(changedDetails(elm, { location: 'Room Elm' })).toBeUndefined();
    expect(changedDetails(NO_DETAILS, { location: '' })).toBeUndefined();
    expect(changedDetails(elm, { location: '' })).toEqual({ location: '' });
  });

  it('are opened where they are a link of the web, and nothing else', () => {
    expect(linkIn('https://meet.example.com/ada')?.host).toBe('meet.example.com');
    for (const other of ['Room Linden', 'javascript:alert(1)', 'data:text/html,x', 'meet.example.com'])
      expect(linkIn(other)).toBeUndefined();
  });
});
