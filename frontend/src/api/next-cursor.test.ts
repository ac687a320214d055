import { describe, expect, it } from 'vitest';
import { nextCursor } from './next-cursor';

describe('the cursor of the next page', () => {
  it('is the after of the link whose relation is next', () => {
    expect(nextCursor('</api/meetings?limit=50&after=MjAyNg%3D%3D>; rel="next"')).toBe('MjAyNg==');
  });

  it('is found among other links', () => {
    expect(nextCursor('</api/people>; rel="first", </api/people?after=x,y>; rel=next')).toBe('x,y');
  });

  it.each([null, '', '</api/people>; rel="first"', '</api/people>; rel="next"'])(
    'is absent on the last page (%s)',
    (link) => {
      expect(nextCursor(link)).toBeUndefined();
    },
  );
});
