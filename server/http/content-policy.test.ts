import { expect, it } from 'vitest';
import { NO_HOSTS, policyFor } from './content-policy.ts';
import { toPage } from './rendered-page.ts';

it('a page runs the inline scripts that we rendered, and no injected ones [case A13] [row D776]', async () => {
  const html = '<script>own</script><script>alert(document.cookie)</script>';
  expect(policyFor(html, NO_HOSTS)).toContain("script-src 'self';");
  expect(policyFor(html, NO_HOSTS, ['b3du'])).toContain("script-src 'self' 'sha256-b3du';");
  const rendered = new Response(html, { headers: { 'x-inline-scripts': 'b3du' } });
  expect((await toPage(rendered, NO_HOSTS, false)).policy).toContain("script-src 'self' 'sha256-b3du';");
});

it('a page may use its own inline styles, by hash', () => {
  expect(policyFor('<p>none</p>', NO_HOSTS)).toContain("style-src 'self';");
  expect(policyFor('<style>a{}</style><p style="color:red">', NO_HOSTS)).toMatch(
    /style-src 'self' 'sha256-[^' ]+';/,
  );
});
