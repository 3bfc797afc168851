import { expect, it } from 'vitest';
import { passwordFault } from './account.ts';

it.each([
  ['four words of no meaning', 'copper rain under bridges', undefined],
  ['letters of any script', 'ветер над Лейпцигом', undefined],
  ['too few signs', 'short', /at least 12/],
  ['signs that count once each', '😀😀😀😀😀😀', /at least 12/],
  ['a book', 'ab'.repeat(65), /at most 128/],
  ['one sign over and over', 'aaaaaaaaaaaaaaaa', /easy to guess/],
  ['the address', 'jonas.beispiel@example.org', /easy to guess/],
])('a password of %s', (_, password, fault) => {
  const found = passwordFault(password, 'Jonas.Beispiel@example.org');
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
});
