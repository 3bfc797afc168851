// Starts what is measured, and reads its cost (Linux: /proc).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** A process, started in a folder, that prints its address once it listens. */
export function start(command, args, settings = {}, cwd = '.') {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const url = /http:\/\/[\w.]+:\d+/.exec(String(chunk))?.[0];
      if (url) resolve({ child, url, pids: [child.pid] });
    });
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
  });
}

export const FLAGS = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g) ?? [];

export const startShop = (settings) =>
  start(process.execPath, [...FLAGS, 'build/server/index.js'], {
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  });

export async function stop({ child }) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** By the scheduler's clock, in nanoseconds: an idle process often runs for less than a tick. */
export const cpuSeconds = (pids) =>
  pids
    .flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e9, 0);

const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

/** CPU seconds of a process including its children, also ended ones. */
export function secondsOfAll(pid) {
  const ofChildren = readdirSync('/proc').map((each) => {
    try {
      return /^\d+$/.test(each) && statOf(each)[1] === pid ? cpuSeconds([each]) : 0;
    } catch {
      // It has ended meanwhile.
      return 0;
    }
  });
  const ended = statOf(pid)
    .slice(13, 15)
    .map((ticks) => Number(ticks) / TICKS_A_SECOND);
  return [...ofChildren, ...ended].reduce((sum, each) => sum + each, cpuSeconds([pid]));
}

export const residentMegabytes = ({ child }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;

/** The same bytes from memory through plain Node, as a reference. */
export function startBare(bodies) {
  const code = `
    const { createServer } = require('node:http');
    const bodies = ${JSON.stringify(Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, body.toString('base64')])))};
    for (const path in bodies) bodies[path] = Buffer.from(bodies[path], 'base64');
    createServer(({ url }, response) => {
      const body = bodies[url];
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length });
      response.end(body);
    }).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port); });`;
  return start(process.execPath, ['-e', code]);
}
