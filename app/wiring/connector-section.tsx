import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { CONNECTOR_MESSAGES } from './connector.messages.ts';
import { PAPER_DRAWING } from './looks.ts';
import { SHEET_SECTION } from './scheme-section.tsx';

const PINS = [1, 2, 3, 4, 5];
const yOf = (pin: number) => 62 + pin * 16;

/** The quick connector: the plug of the pickup, and the tail that is soldered in its place. */
export function ConnectorSection({ figure }: { figure: string }) {
  const words = useMessages(CONNECTOR_MESSAGES);
  const { term, lookAt } = FITTED_RETURN[useLanguage()];
  const to = usePath();
  return (
    <Section
      id="connector"
      figure={figure}
      lines={words.lines}
      heading={words.heading}
      className={SHEET_SECTION}
    >
      <div className="page-grid">
        <div className="col-[4/13] p-32 line bg-paper-raised phone:col-span-full phone:-mx-margin phone:px-0 phone:py-16 phone:[border-inline:0]">
          <svg className={`w-full ${PAPER_DRAWING} text-[14px]`} viewBox="0 0 640 180" role="img">
            <title>{words.drawn}</title>
            <rect x={8} y={54} width={112} height={112} rx={14} />
            {[0, 1, 2, 3, 4, 5].map((pole) => (
              <circle key={pole} cx={42} cy={70 + pole * 16} r={5} />
            ))}
            {PINS.map((pin) => (
              <g key={pin}>
                <path d={`M120 ${yOf(pin)}H240M272 ${yOf(pin)}h26M352 ${yOf(pin)}H540`} />
                <path className="stroke-copper [stroke-width:2.4]" d={`M540 ${yOf(pin)}h20`} />
                <text className="text-[12px]" x={252} y={yOf(pin) + 4}>
                  {pin}
                </text>
                <text className="text-[12px]" x={334} y={yOf(pin) + 4}>
                  {pin}
                </text>
              </g>
            ))}
            <path d="M240 66h32v88h-32ZM298 60h54v100h-54Zm0 8h28v84h-28" />
            <path className="stroke-copper [stroke-width:2]" d="M262 58h20l8 6h8" />
            {words.parts.map((part, index) => (
              <text key={part} x={[8, 228, 298, 420][index]} y={32}>
                {part}
              </text>
            ))}
          </svg>
        </div>
        <ol className="col-[4/10] mt-24 pl-24 list-decimal [&>li]:mt-8 phone:col-span-full">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="col-[4/10] mt-16 phone:col-span-full">
          {term}{' '}
          <a className="link" href={to('/return#fitted')}>
            {lookAt}
          </a>
        </p>
      </div>
    </Section>
  );
}

/** For a pickup that has one: its leads end in the plug, and the tail takes their place. */
export function ConnectorNote() {
  const { note, heading } = useMessages(CONNECTOR_MESSAGES);
  const to = usePath();
  return (
    <p className="mt-16">
      {note}{' '}
      <a className="link" href={to('/wiring#connector')}>
        {heading}
      </a>
    </p>
  );
}
