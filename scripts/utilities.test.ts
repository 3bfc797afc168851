import { describe, expect, it } from 'vitest';
import { classNamesIn, rulesOf } from './utilities.ts';

describe('the classes that a part names', () => {
  it('stand literally in its attributes, alone or among others', () => {
    const part = `
      <a className="mt-16 line-t" title="flex">hidden</a>
      <b className={cx(styles.name, wide && 'w-full', small ? "p-4" : 'p-8')} lang={'grid'} />
      <Field labelClassName="gap-8" inputClassName={cx('edge')} />`;
    expect(classNamesIn(part)).toEqual(['mt-16', 'line-t', 'w-full', 'p-4', 'p-8', 'gap-8', 'edge']);
  });
});

describe('a utility', () => {
  it('says one decision in our tokens and steps of the layout', async () => {
    const rules = await rulesOf(['mt-16', 'text-muted', 'phone:hidden', 'line-t']);
    expect(rules.replace(/\s+/g, ' ')).toContain('.mt-16 { margin-top: calc(1px * 16); }');
    expect(rules).toContain('color: var(--muted);');
    expect(rules).toContain('@media (max-width: 991px)');
    expect(rules).toContain('border-top: 1px solid var(--line);');
  });

  it('comes without a reset, a theme or names that nobody asked for', async () => {
    expect((await rulesOf([])).trim()).toBe('@layer utilities;');
    expect(await rulesOf(['styles', 'nothing-16'])).toBe(await rulesOf([]));
  });

  it('sets a face before its weight, which may differ', async () => {
    const rules = await rulesOf(['weight-500', 'mono-12/1.5']);
    expect(rules.indexOf('.mono-12')).toBeLessThan(rules.indexOf('.weight-500'));
  });

  it('of narrower windows wins over that of wider ones, and that of paper, which is narrow, over both', async () => {
    const rules = await rulesOf(['paper:p-1', 'small:p-2', 'phone:p-3', 'desk:p-4']);
    const at = ['min-width: 992px', 'max-width: 991px', 'max-width: 599px', '@media print'].map((query) =>
      rules.indexOf(query),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });
});
