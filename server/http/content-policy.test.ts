import { expect, it } from 'vitest';
import { NO_HOSTS, policyFor } from './content-policy.ts';

it('a page may run its own inline scripts, by hash', () => {
  expect(policyFor('<p>none</p>', NO_HOSTS)).toContain("script-src 'self';");
  expect(policyFor('<script>a</script><script src="/x.js"></script>', NO_HOSTS)).toMatch(
    /script-src 'self' 'sha256-[^']+';/,
  );
});

it('a page may use its own inline styles, by hash', () => {
  expect(policyFor('<p>none</p>', NO_HOSTS)).toContain("style-src 'self';");
  expect(policyFor('<style>a{}</style><p style="color:red">', NO_HOSTS)).toMatch(
    /style-src 'self' 'sha256-[^' ]+';/,
  );
});

it('data for search engines is run by nobody, and needs no hash', () => {
  const html = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  expect(policyFor(html, NO_HOSTS)).toContain("script-src 'self';");
  expect(policyFor(`${html}<script>a</script>`, NO_HOSTS).match(/sha256/g)).toHaveLength(1);
});
