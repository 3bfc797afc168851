import { ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import type { ShownLink } from './links.ts';
import { NOT_FOUND_MESSAGES } from './not-found.messages.ts';

/** Two strings beating and dying away: the sum of two close frequencies in an envelope. */
function waveform(): string {
  const points: string[] = [];
  for (let x = 0; x <= 1000; x += 2) {
    const t = x / 1000;
    const bell = Math.exp(-(((t - 0.62) / 0.19) ** 2)) + 0.55 * Math.exp(-(((t - 0.33) / 0.13) ** 2));
    const y = 130 - 66 * bell * Math.sin(t * 92 + 0.6) - 9 * bell * Math.sin(t * 23);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

const WAVEFORM = waveform();

export function NotFound({ near }: { near?: ShownLink | undefined }) {
  const words = useMessages(NOT_FOUND_MESSAGES);
  const to = usePath();
  const [before, after] = words.meant;
  return (
    <section className="on-ink relative flex flex-col min-h-[clamp(520px,76svh,720px)] overflow-hidden">
      <title>{`${words.title} · Gewitter`}</title>
      <svg
        className="flex-1 w-full min-h-200 my-24 [&_path]:fill-none [&_path]:stroke-copper [&_path]:stroke-[1.5] [&_path]:stroke-fixed phone:w-[200%] phone:max-w-none phone:ml-[-50%]"
        viewBox="0 0 1000 260"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={WAVEFORM} />
      </svg>
      <div className="wrap flex gap-y-32 gap-x-56 items-end justify-between pb-48 phone:flex-col phone:items-start phone:pb-36">
        <p className="heading [font-size:clamp(7.5rem,19vw,20rem)] weight-800 lh-[0.74] ls-[-0.05em]">404</p>
        <div className="max-w-[26em]">
          <h1 className="mb-10 [font-size:clamp(1.5rem,1.1rem_+_1.2vw,2.25rem)]">{`${words.title}.`}</h1>
          <p className="muted">
            {words.nowhere}{' '}
            {near ? (
              <>
                {before}
                <b className="text-text">{near.label}</b>
                {after}
              </>
            ) : (
              words.overHere
            )}
          </p>
          <div className="flex flex-wrap gap-10 mt-24">
            {near ? (
              <ButtonLink href={near.href} small>
                {words.goTo(near.label)}
              </ButtonLink>
            ) : null}
            <ButtonLink href={to('/shop')} kind={near ? 'quiet' : 'primary'} small>
              {words.shop}
            </ButtonLink>
            <ButtonLink href={to('/')} kind="quiet" small>
              {words.start}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
