// Programs that the tests need beyond npm. Each is searched in the usual places, then installed with apt-get
// if allowed. Chromium and PostgreSQL are required; without one of the others (`Missing`) its tests are
// skipped, and the summary prints the reason.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { freePort } from '../tests/fixtures/free-port.ts';

/** Thrown if the machine lacks or forbids something optional. The message is the reason. */
export class Missing extends Error {}

const isRoot = process.getuid?.() === 0;

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

let listsAreFresh = false;
function aptInstall(...packages) {
  if (!isRoot || !onPath('apt-get')) return false;
  const run = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${packages.join(', ')} …`);
  if (!listsAreFresh) listsAreFresh = run('update');
  return run('install', '-y', '--no-install-recommends', ...packages);
}

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    ...CHROMIUM_NAMES.map(onPath),
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return places.find((place) => place && existsSync(place));
}

/** Path of a Chromium; undefined lets Playwright use its own download. Throws if there is none. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (aptInstall('chromium', 'fonts-liberation')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  console.log('Asking Playwright for its own Chromium …');
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (status === 0) return undefined;
  throw new Error(
    'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

const SHELL = 'chromium-headless-shell';

/**
 * Headless shell of Chromium if available: full Chromium also renders tabs and an address bar, at twice the processor
 * time.
 */
export function needWindowlessChromium() {
  if (process.env.CHROMIUM_PATH) return needChromium();
  return (
    onPath(SHELL) ?? (aptInstall(SHELL, 'fonts-liberation') ? onPath(SHELL) : undefined) ?? needChromium()
  );
}

function findFirefox() {
  const places = [
    process.env.FIREFOX_PATH,
    ...['firefox-esr', 'firefox'].map(onPath),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return places.find((place) => place && existsSync(place));
}

/** The oldest Firefox known to work with puppeteer; 140 in Debian cannot run scripts in a page. */
const LEAST_FIREFOX = 153;

export function needFirefox() {
  const found = findFirefox() ?? (aptInstall('firefox-esr') ? findFirefox() : undefined);
  if (!found) throw new Missing('no Firefox (Debian: apt-get install firefox-esr, or set FIREFOX_PATH)');
  const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
  const version = Number(/\d+/.exec(stdout)?.[0]);
  if (version < LEAST_FIREFOX)
    throw new Missing(
      `Firefox ${version} is too old: the tests drive ${LEAST_FIREFOX} (Debian's security updates) or newer`,
    );
  return found;
}

const MINI_BROWSER = /^webkit2?gtk-\d/;

/** WebKit's test browser, beside the library. */
function findMiniBrowser() {
  if (process.env.WEBKIT_BROWSER) return process.env.WEBKIT_BROWSER;
  const libraries = ['/usr/lib', ...subfolders('/usr/lib', /-linux-gnu/), '/usr/libexec'];
  const places = libraries.flatMap((folder) => subfolders(folder, MINI_BROWSER));
  return places.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

const subfolders = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((entry) => name.test(entry))
        .map((entry) => join(folder, entry))
    : [];

function findWebkit() {
  const driver = process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = onPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** WebKit needs a display for WebDriver, and plays through GStreamer. */
const WEBKIT_PACKAGES = [
  ...['webkit2gtk-driver', 'xvfb'],
  ...['gstreamer1.0-plugins-good', 'gstreamer1.0-libav', 'gstreamer1.0-pulseaudio'],
];

/** Environment for driving WebKit on a virtual display. */
export async function needWebkit() {
  const found = findWebkit() ?? (aptInstall(...WEBKIT_PACKAGES) ? findWebkit() : undefined);
  if (!found) {
    throw new Missing(
      `no WebKit (Debian: apt-get install ${WEBKIT_PACKAGES.join(' ')}, or set WEBKIT_DRIVER and WEBKIT_BROWSER)`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'gewitter-webkit-'));
  // Without -noreset the display restarts when its last client leaves, and a browser starting just then
  // fails.
  const settings = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn(found.screen, settings, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    child.once('exit', () => reject(new Missing('Xvfb, the display for WebKit, does not start here')));
  });
  return {
    env: {
      WEBKIT_DRIVER: found.driver,
      WEBKIT_BROWSER: found.browser,
      DISPLAY: display,
      // Deleted with the test.
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
    },
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill();
      }),
  };
}

/** Starts a sound server with a null device, because browsers play nothing without one. */
export async function needSound() {
  const server = needPackage('pulseaudio');
  const folder = mkdtempSync(join(tmpdir(), 'gewitter-sound-'));
  const socket = join(folder, 'native');
  const args = ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--disallow-exit'];
  const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const child = spawn(server, [...args, ...modules.flatMap((module) => ['-L', module])], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_RUNTIME_PATH: folder },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let attempt = 0; !existsSync(socket); attempt++) {
    if (child.exitCode !== null || attempt > 200) {
      child.kill();
      throw new Missing('PulseAudio, the sound server, does not start here');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPostgres() {
  if (process.env.POSTGRES_BIN && existsSync(join(process.env.POSTGRES_BIN, 'initdb')))
    return process.env.POSTGRES_BIN;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Path of a program, installed with its package if missing. */
function needPackage(program, name = program) {
  const found = onPath(program) ?? (aptInstall(name) ? onPath(program) : undefined);
  if (found) return found;
  throw new Missing(`no ${program} (Debian: apt-get install ${name})`);
}

const SBIN = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** A server's program, which Debian installs outside of a user's PATH and starts at once: the tests start their own. */
function needServer(name, packageName = name) {
  const find = () =>
    onPath(name) ?? SBIN.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const before = find();
  if (before) return before;
  if (aptInstall(packageName)) {
    if (onPath('systemctl')) spawnSync('systemctl', ['disable', '--now', name], { stdio: 'ignore' });
    const found = find();
    if (found) return found;
  }
  throw new Missing(`no ${name} (Debian: apt-get install ${packageName})`);
}

/** Programs of a cluster that fails over (`deploy/cluster/`), beside PostgreSQL and PgBouncer. */
export const needCluster = () => ({
  PATRONI_PATH: needServer('patroni'),
  ETCD_PATH: needServer('etcd', 'etcd-server'),
  HAPROXY_PATH: needServer('haproxy'),
});

export const needNginx = () => needServer('nginx');

/** Path of bubblewrap, if the kernel allows it: runs a program in its own root without network. */
export const needBubblewrap = () => {
  const found = needPackage('bwrap', 'bubblewrap');
  const { status, stderr } = spawnSync(
    found,
    ['--unshare-all', '--uid', '10001', '--gid', '10001', '--ro-bind', '/', '/', 'true'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Missing(`user namespaces are forbidden here (${stderr.trim()})`);
  return found;
};

/** Checks the right to mount file systems, for tests of full disks. */
export const needMounts = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewitter-mount-'));
  const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Missing(`mounting is forbidden here (${error?.message ?? stderr.trim()})`);
};

/** Path of systemd-analyze, which checks units without a running systemd. */
export const needSystemdAnalyze = () => needPackage('systemd-analyze', 'systemd');

/** Unpacks a program whose package would also start a server on installation. */
function needUnpacked(program, name) {
  const place = join('node_modules/.cache', name);
  const unpacked = join(place, 'usr/bin', program);
  const find = () => onPath(program) ?? (existsSync(unpacked) ? unpacked : undefined);
  const found = find();
  if (found) return found;
  if (onPath('apt-get') && onPath('dpkg-deb')) {
    console.log(`Unpacking ${name} …`);
    const folder = mkdtempSync(join(tmpdir(), 'gewitter-unpacked-'));
    const run = (command, ...args) =>
      spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (isRoot && !listsAreFresh) listsAreFresh = run('apt-get', 'update');
    const isThere = run('apt-get', 'download', name);
    const [file] = isThere ? readdirSync(folder).filter((each) => each.endsWith('.deb')) : [];
    // It does not create parent folders.
    mkdirSync(place, { recursive: true });
    if (file) run('dpkg-deb', '-x', file, resolve(place));
    rmSync(folder, { recursive: true, force: true });
  }
  const after = find();
  if (after) return after;
  throw new Missing(`no ${program} (Debian: apt-get install ${name})`);
}

export const needPromtool = () => needUnpacked('promtool', 'prometheus');

export const needCaddy = () => needUnpacked('caddy', 'caddy');

export const needPgbouncer = () => needServer('pgbouncer');

/** PostgreSQL refuses to run as root: use its own user, or nobody. */
function servant() {
  if (!isRoot) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres']).stdout?.toString() || Number.NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  return uid > 0 ? { uid, gid } : { uid: 65534, gid: 65534 };
}

/** Starts a private cluster in a temporary folder. Returns its address, its programs' folder and a stop function. */
export async function needPostgres(defaults = {}) {
  const bin = findPostgres() ?? (aptInstall('postgresql') ? findPostgres() : undefined);
  if (!bin) {
    throw new Error(
      'The tests need PostgreSQL. Install it (Debian: apt-get install postgresql) or set POSTGRES_BIN.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'gewitter-pg-'));
  const user = servant();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  };
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  if (init.status !== 0) throw new Error(`PostgreSQL could not make a cluster: ${init.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
    ...defaults,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...options, stdio: 'ignore' });
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    bin,
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

async function untilItAnswers(url) {
  const { Client } = (await import('pg')).default;
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw new Error(`PostgreSQL does not answer: ${error.message}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
