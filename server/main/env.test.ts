import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnv } from './env.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
  }
  return [];
}

/** One proxy in front. */
const PROXY = 'true';

describe('environment', () => {
  it('runs with defaults only, in the sandbox', () => {
    expect(parseEnv({})).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: 'var', stripe: undefined });
    expect(parseEnv({ PORT: '', STRIPE_SECRET_KEY: '' })).toEqual(parseEnv({}));
  });

  it('names every fault at once, each with its remedy', () => {
    const faults = faultsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail',
      STRIPE_SECRET_KEY: 'abc',
    });
    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).toMatch(
      /PORT: write a whole number[\s\S]*DATABASE_URL: write a PostgreSQL address/,
    );
  });

  it('accepts an unguessable secret for links, or none', () => {
    expect(faultsOf({ LINK_SECRET: 'secret' })).toEqual([
      'LINK_SECRET: write at least 32 random characters, such as openssl rand -hex 32 prints',
    ]);
    expect(parseEnv({ LINK_SECRET: 'x'.repeat(32) }).linkSecret).toBe('x'.repeat(32));
    expect(parseEnv({}).linkSecret).toBeUndefined();
  });

  it('refuses a public address without key, database and mail server', () => {
    const faults = faultsOf({ PUBLIC_URL: 'https://shop.example.org' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'DATABASE_URL',
      'SMTP_URL',
    ]);
    expect(faultsOf({ PUBLIC_URL: 'http://127.0.0.1:8080/' })).toEqual([]);
  });

  it('requires keys of one kind, and all of them', () => {
    const live = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(faultsOf(live)).toContainEqual(expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY: one key is live/));
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toHaveLength(2);
    expect(faultsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toHaveLength(1);
  });

  it('limits the sandbox to this computer unless configured otherwise', () => {
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '::'])
      expect(faultsOf({ HOST }), HOST).toEqual([]);
    expect(faultsOf({ HOST: '192.168.1.5' })[0]).toMatch(/^HOST: .*TEST_MODE_OPEN_TO_NETWORK=true/);
    expect(faultsOf({ HOST: '192.168.1.5', TEST_MODE_OPEN_TO_NETWORK: 'true' })).toEqual([]);
    expect(faultsOf({ TEST_MODE_OPEN_TO_NETWORK: 'yes' })).toHaveLength(1);
    expect(parseEnv({}).testModeOpenToNetwork).toBe(false);
  });

  it('refuses several hosts in one database address, which the driver cannot read', () => {
    const several = [
      'postgres://shop@a,b/shop',
      'postgres://shop@a:5432,b:5432/shop',
      'postgres://shop@/shop?host=a,b',
      'postgres://shop@a/shop?target_session_attrs=read-write',
    ];
    const one = ': write one host; put HAProxy in front of several (deploy/cluster)';
    for (const address of several) {
      expect(faultsOf({ DATABASE_URL: address }), address).toEqual([`DATABASE_URL${one}`]);
      const read = { DATABASE_URL: 'postgres://shop@a/shop', DATABASE_READ_URL: address };
      expect(faultsOf(read), address).toEqual([`DATABASE_READ_URL${one}`]);
    }
    expect(faultsOf({ DATABASE_URL: 'postgres://shop:a,b@c/shop?sslmode=verify-full' })).toEqual([]);
  });

  const LIVE = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
    SMTP_URL: 'smtps://mail.gewitter.de',
  };
  const nameOf = (fault: string) => fault.slice(0, fault.indexOf(':'));

  it('refuses real payments with any test setting, and names all of them at once', () => {
    const open = { ...LIVE, HOST: '0.0.0.0', PUBLIC_URL: 'http://shop.gewitter.de' };
    expect(faultsOf(open).map(nameOf)).toEqual(['PUBLIC_URL', 'MAIL_FROM', 'LINK_SECRET', 'TRUST_PROXY']);
    // An unreadable value beside them is reported once.
    expect(faultsOf({ ...open, DATABASE_URL: 'mysql://x' }).map(nameOf)).toEqual([
      'DATABASE_URL',
      'PUBLIC_URL',
      'MAIL_FROM',
      'LINK_SECRET',
      'TRUST_PROXY',
    ]);
    expect(faultsOf({ ...LIVE, DATABASE_URL: '', SMTP_URL: '' }).map(nameOf)).toContain('PUBLIC_URL');
  });

  it('accepts real payments once each of them is fixed', () => {
    const mended = {
      ...LIVE,
      PUBLIC_URL: 'https://shop.gewitter.de',
      MAIL_FROM: 'Gewitter <orders@gewitter.de>',
      LINK_SECRET: 'x'.repeat(32),
    };
    expect(parseEnv(mended).stripe?.secretKey).toBe('sk_live_1');
    expect(faultsOf(mended)).toEqual([]);
    expect(faultsOf({ ...mended, HOST: '0.0.0.0' }).map(nameOf)).toContain('TRUST_PROXY');
    expect(() => parseEnv({ ...mended, HOST: '::', TRUST_PROXY: PROXY })).not.toThrow();
  });

  it('accepts a test key on this computer', () => {
    const tried = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(faultsOf(tried)).toEqual([]);
    expect(faultsOf({ ...tried, PUBLIC_URL: 'http://shop.gewitter.de' }).map(nameOf)).toContain('PUBLIC_URL');
  });

  it('is documented value by value in .env.example', () => {
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    const read = [...readFileSync('server/main/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(documented.sort()).toEqual(read.filter((name) => name !== 'NODE_ENV').sort());
  });
});
