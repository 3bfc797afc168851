import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { positionsOfScheme } from '#domain/wiring/nets.ts';
import type { Scheme } from '#domain/wiring/scheme.ts';
import { soundTable } from '#domain/wiring/sounds.ts';
import { WIRING_PAGE_MESSAGES } from './wiring.messages.ts';

export const WIRING_TABLE =
  'cells:py-14 cells:pr-16 cells:line-t [&_thead_th]:pt-0 [&_thead_th]:pb-10 [&_thead_th]:[border-top:0] paper:type-12 paper:cells:py-3';

export function SoundTable({ scheme }: { scheme: Scheme }) {
  const pickups = Object.entries(scheme.parts).flatMap(([id, part]) =>
    part.part === 'pickup' ? [{ id, name: part.name }] : [],
  );
  const words = useMessages(WIRING_PAGE_MESSAGES);
  const rows = soundTable(scheme, useLanguage());
  return (
    <table className={WIRING_TABLE} aria-label={words.soundsOf(scheme.name)}>
      <thead>
        <tr className="mono muted">
          <th scope="col">{positionsOfScheme(scheme).length > 0 ? words.position : words.knobs}</th>
          {pickups.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{words.hum}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ setting, sound }) => (
          <tr key={setting}>
            <th scope="row" className="mono">
              {setting}
            </th>
            {pickups.map(({ id }) => (
              <td key={id}>
                <Dot heard={sound.pickups.includes(id)} />
              </td>
            ))}
            <td className={cx('mono', sound.hum === 'yes' && 'muted')}>
              {sound.pickups.length > 0 ? words.hums[sound.hum] : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Dot({ heard }: { heard: boolean }) {
  const words = useMessages(WIRING_PAGE_MESSAGES);
  return (
    <>
      <svg
        className="inline-block [vertical-align:-2px] print-exact"
        viewBox="0 0 14 14"
        width={14}
        height={14}
        aria-hidden="true"
      >
        <circle
          className={heard ? 'fill-copper-fill' : 'fill-none stroke-edge stroke-[1.3]'}
          cx={7}
          cy={7}
          r={6.2}
        />
      </svg>
      <span className="visually-hidden">{heard ? words.heard : words.silent}</span>
    </>
  );
}
