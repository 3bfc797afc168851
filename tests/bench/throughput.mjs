// Answers per CPU second, as ratios to bare Node and to nginx in the same run on the same machine.
import { Agent, get } from 'node:http';
import { cpuSeconds } from './processes.mjs';

const REQUESTS = 20_000;
const ROUNDS = 3;
const CONNECTIONS = 16;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { 'accept-encoding': 'br' };

export const endConnections = () => agent.destroy();
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The bytes of one answer, as they travel. */
export function fetchBytes(url, expected = 200) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === expected
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${url} ${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}

async function answersACpuSecond({ pids, url }, pathOf, expected) {
  const before = cpuSeconds(pids);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await fetchBytes(url + pathOf(left), expected);
    }),
  );
  return REQUESTS / (cpuSeconds(pids) - before);
}

/** Median of ours, and of its ratios to the others. The first round is a warm-up. */
export async function compare(shop, others, pathOf, expected = 200) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await answersACpuSecond(shop, pathOf, expected);
    const ratios = [];
    for (const [other, path] of others) ratios.push(ours / (await answersACpuSecond(other, () => path, 200)));
    if (round > 0) rounds.push({ ours, ratios });
  }
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    ratios: others.map((_, index) => median(rounds.map(({ ratios }) => ratios[index]))),
  };
}
