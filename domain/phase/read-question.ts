import { readBuildAddress } from '../configurator/address.ts';
import { customTypeOf } from '../configurator/custom-types.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import type { Language } from '../languages.ts';
import type { PhaseQuestion } from './answer.ts';
import { isKeptPickup, KEPT_IDS, KEPT_PICKUPS, type KeptId } from './kept-pickups.ts';
import { isMaker } from './makers.ts';
import { type OurPickup, ourBuild } from './our-pickups.ts';
import type { PhaseJump, Sign } from './signs.ts';

const POLES: Readonly<Record<string, Sign>> = { north: 1, south: -1 };
const JUMPS: readonly (PhaseJump | 'none')[] = ['plus', 'minus', 'none'];
const FIRST: KeptId = 'telecaster-neck';

/** Reads a build from the path of a configurator; undefined unless it is complete. */
export function readBuildQuestion(path: string | null, language: Language = 'en'): OurPickup | undefined {
  if (path === null) return undefined;
  const [at = '', query = ''] = path.split('?');
  const configurator = Object.values(CONFIGURATORS).find((candidate) => candidate.path === at);
  const reading = configurator && readBuildAddress(configurator, new URLSearchParams(query));
  if (!configurator || !reading?.ok) return undefined;
  const { choices } = reading.wizard;
  return ourBuild({ pickupType: customTypeOf(configurator, choices), choices }, language);
}

/** True if the build's address asks for reverse wound. */
const asksReverse = (path: string | null): boolean =>
  new URLSearchParams(path?.split('?')[1] ?? '').get('wound') === 'reverse';

/** Reads a question; ignores invalid fields. `known`: our stock. A build is preselected unless another one is named. */
export function readPhaseQuestion(
  query: URLSearchParams,
  known: readonly OurPickup[],
  language: Language = 'en',
): { readonly question: PhaseQuestion; readonly ours: readonly OurPickup[] } {
  const path = query.get('build');
  const build = readBuildQuestion(path, language);
  const ours = build ? [build, ...known] : known;
  const oursId = query.get('ours');
  const requested = ours.find(({ id }) => id === oursId) ?? build;
  const keepId = query.get('keep');
  const keep = isKeptPickup(keepId) ? keepId : keepBeside(requested);
  const first = ours.find(({ id }) => id === KEPT_PICKUPS[keep].beside) ?? ours[0];
  const chosen = requested ?? first;
  if (!chosen) throw new Error('None of ours');
  const maker = query.get('maker');
  const jump = JUMPS.find((known) => known === query.get('jump'));
  const isReversed =
    query.get('wound') === 'reverse' || (chosen === build && oursId === null && asksReverse(path));
  return {
    ours,
    question: {
      keep,
      maker: isMaker(maker) ? maker : undefined,
      pole: POLES[query.get('pole') ?? ''],
      jump,
      ours: chosen,
      isReversed: isReversed && chosen.reversedHref !== undefined,
    },
  };
}

/** Default for the pickup that stays: the most common one beside ours, else the same kind at the other place. */
function keepBeside(ours: OurPickup | undefined): KeptId {
  if (!ours) return FIRST;
  const likely =
    KEPT_IDS.find((id) => KEPT_PICKUPS[id].beside === ours.id) ??
    KEPT_IDS.find((id) => KEPT_PICKUPS[id].kind === ours.kind && KEPT_PICKUPS[id].place !== ours.place);
  return likely ?? FIRST;
}
