import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { LANDING_MESSAGES } from '../landing.messages.ts';

/** Reasons to buy here. On wide screens beside the pickup while it is apart; on phones below it. */
export function Reasons() {
  const words = useMessages(LANDING_MESSAGES).reasons;
  const to = usePath();
  const reasons = [words.wound, words.heard, words.passport];
  return (
    <section
      className="relative z-3 pointer-events-none desk:absolute desk:inset-x-0 desk:bottom-0 desk:h-(--inside-height) desk:in-data-scene:inset-[45vh_0_0] desk:in-data-scene:h-auto"
      aria-labelledby="reasons-heading"
    >
      <div className="wrap pb-72 desk:h-full desk:max-h-[100svh] desk:pt-104 desk:[@media(max-height:759px)]:pt-64 desk:pb-0 desk:in-data-scene:sticky desk:in-data-scene:top-0 desk:in-data-scene:opacity-(--apart,0) focus-within:opacity-100! desk:in-[[data-scene=awaited]]:hidden">
        <h2 id="reasons-heading" className="[font-size:clamp(2rem,1.2rem_+_2.5vw,3.375rem)] lh-[1.02]">
          {words.heading.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h2>
        <ol className="max-w-500 mt-28 line-b desk:max-w-[min(500px,36vw)] desk:mt-52 desk:[@media(max-height:759px)]:mt-28">
          {reasons.map(([title, says], index) => (
            <li
              key={title}
              className="grid grid-cols-[44px_minmax(0,1fr)] py-18 line-t desk:py-24 desk:[@media(max-height:759px)]:py-12 phone:grid-cols-[28px_minmax(0,1fr)]"
            >
              <span className="mono copper pt-4" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="heading-24/[1.2] phone:type-20">{title}</h3>
                <p className="mt-8 lh-1.5">{says}</p>
                {index === 1 ? (
                  <ArrowLink href={to('/listen')} className="mt-6 text-copper pointer-events-auto">
                    {words.listen}
                  </ArrowLink>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
