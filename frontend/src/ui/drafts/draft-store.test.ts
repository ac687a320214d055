import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent } from '../../session/device-storage';
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft-store';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft comes back until it is forgotten, to the person who wrote it alone', () => {
  const mine = draftKey('ada', 'review-1');
  keepDraft(mine, { text: 'Half a sent' });
  expect(readDraft(mine)).toEqual({ text: 'Half a sent' });
  expect(readDraft(draftKey('grace', 'review-1'))).toBeUndefined();
  forgetDraft(mine);
  expect(readDraft(mine)).toBeUndefined();
});

test('signing out leaves no draft of anybody, and nothing else is forgotten', () => {
  vi.stubGlobal('localStorage', {
    'annals-draft:ada:review-1': '{"text":"Half a sent"}',
    'annals-draft:grace:review-1': '{"text":"Another"}',
    'annals-theme': 'dark',
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
  forgetUnsent();
  expect(Object.keys(localStorage)).toEqual(['annals-theme', 'removeItem']);
});

test('what is no draft is none', () => {
  const key = draftKey('ada', 'review-1');
  kept.set(key, '{"text": ');
  expect(readDraft(key)).toBeUndefined();
  kept.set(key, '{"text": 3, "other": "kept"}');
  expect(readDraft(key)).toEqual({ other: 'kept' });
});

test('a browser that keeps nothing disturbs nobody', () => {
  const refuse = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepDraft('key', { text: 'x' });
  forgetDraft('key');
  expect(readDraft('key')).toBeUndefined();
});
