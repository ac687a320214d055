import { describe, expect, test } from 'vitest';
import { appearanceOf } from './look-alike';

describe('what a name looks like', () => {
  test.each([
    ['Grace Hopper', 'grace  hopper'],
    ['Grace Hopper', 'Hopper, Grace'],
    ['Grace Hopper', 'Grаcе Норреr'],
    ['Grace Hopper', 'Gráce Höpper'],
    ['Grace Hopper', 'Grace\u200b Hop\u200dper'],
    ['Grace Hopper', 'ＧＲＡＣＥ Hopper'],
    ['Grace Hopper', 'Gr4ce H0pper'],
    ['Bill Martin', 'BiII Martin'],
    ['Bill Martin', 'Bi11 Martin'],
    ['Bill Martin', 'Bill Rnartin'.replace('Rn', 'rn')],
    ['Νίκη Παππά', 'Νικη Παππα'],
  ])('%s is taken for %s', (one, other) => {
    expect(appearanceOf(other)).toBe(appearanceOf(one));
  });

  test.each([
    ['Grace Hopper', 'Grace Cooper'],
    ['Ana Lima', 'Anna Lima'],
    ['王芳', '王伟'],
  ])('%s is not taken for %s', (one, other) => {
    expect(appearanceOf(other)).not.toBe(appearanceOf(one));
  });

  test('a name without letters looks like nothing', () => {
    expect(appearanceOf(' – ')).toBe('');
  });
});
