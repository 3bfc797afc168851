import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, keepDraft, resumeDraft } from './bench-memory.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { name: '', localStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('resumes a saved draft under its id', () => {
  const begun = resumeDraft('GW-1', 1, {});
  expect(begun.id).toMatch(UUID);
  keepDraft('GW-1', 1, { ...begun, step: 1, values: { 'turns 0': '5550' } });
  expect(resumeDraft('GW-1', 1, {})).toEqual({ ...begun, step: 1, values: { 'turns 0': '5550' } });
  expect(resumeDraft('GW-1', 2, {}).values).toEqual({});
});

it('adds an id to a draft that was saved without one, so that it can be saved', () => {
  keepDraft('GW-1', 1, { ...EMPTY_DRAFT, ticks: ['zero 1'] });
  const { id, ticks } = resumeDraft('GW-1', 1, {});
  expect(id).toMatch(UUID);
  expect(ticks).toEqual(['zero 1']);
});

it('starts a new draft if another coil is wound again', () => {
  keepDraft('GW-1', 1, { ...EMPTY_DRAFT, id: 'former', values: { 'turns 0': '5550' } });
  const begun = resumeDraft('GW-1', 1, { again: 2, step: 1, values: { 'turns 0': '5540' } });
  expect(begun).toMatchObject({ again: 2, step: 1, values: { 'turns 0': '5540' } });
  expect(begun.id).not.toBe('former');
});
