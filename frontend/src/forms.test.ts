import { checkerWordsOf } from '@annals/contracts/kernel/wrong-values';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*form.ts', './**/*forms.ts'], {
  eager: true,
});

const forms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .map(([name, schema]): [string, z.ZodType] => [`${file} › ${name}`, schema]),
);

describe('whatever is wrong in a form is said in words for people', () => {
  test.each(forms)('%s', (_, schema) => {
    expect(checkerWordsOf(schema)).toEqual([]);
  });
  it('is looked for where there are forms', () => {
    expect(forms.length).toBeGreaterThan(15);
  });
});
