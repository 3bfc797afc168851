import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { CONNECTOR_MESSAGES } from './connector.messages.ts';
import { PAPER_DRAWING } from './looks.ts';
import { SHEET_ROW } from './scheme-section.tsx';

const PINS = [1, 2, 3, 4, 5];
const yOf = (pin: number) => 56 + pin * 16;

/** The quick connector: the plug of the pickup, and the tail that is soldered in its place. */
export function ConnectorSection() {
  const words = useMessages(CONNECTOR_MESSAGES);
  const { term, lookAt } = FITTED_RETURN[useLanguage()];
  return (
    <PageRow id="connector" name={words.heading} lines={words.lines} rowClass={SHEET_ROW}>
      <div className="page-grid">
        <div className="col-[4/13] p-32 line bg-paper-raised phone:col-span-full phone:-mx-margin phone:px-margin phone:py-16 phone:[border-inline:0]">
          <svg
            className={`w-full max-w-640 ${PAPER_DRAWING} [font-size:14px]`}
            viewBox="0 0 440 204"
            role="img"
          >
            <title>{words.drawn}</title>
            <rect x={8} y={48} width={84} height={112} rx={12} />
            {PINS.map((pin) => (
              <g key={pin}>
                <circle cx={50} cy={yOf(pin) - 6} r={5} />
                <path d={`M92 ${yOf(pin)}h54M178 ${yOf(pin)}h16M248 ${yOf(pin)}h142`} />
                <path className="stroke-copper stroke-[2.4]" d={`M390 ${yOf(pin)}h20`} />
                <text className="text-[12px]" x={158} y={yOf(pin) + 4}>
                  {pin}
                </text>
                <text className="text-[12px]" x={230} y={yOf(pin) + 4}>
                  {pin}
                </text>
              </g>
            ))}
            <circle cx={50} cy={yOf(6) - 6} r={5} />
            <path d="M146 60h32v88h-32ZM194 54h54v100h-54Zm0 8h28v84h-28" />
            <path className="stroke-copper stroke-2" d="M160 52h20l8 6h6" />
            {words.parts.map((part, index) => (
              <text key={part} x={[8, 146, 194, 318][index]} y={index === 2 ? 180 : 32}>
                {part}
              </text>
            ))}
          </svg>
        </div>
        <ol className="col-[4/10] mt-24 pl-24 list-decimal phone:col-span-full">
          {words.steps.map((step) => (
            <li key={step} className="mt-8">
              {step}
            </li>
          ))}
        </ol>
        <p className="col-[4/10] mt-16 phone:col-span-full">
          {term} <TextLink to="/return#fitted">{lookAt}</TextLink>
        </p>
      </div>
    </PageRow>
  );
}

/** For a pickup that has one: its leads end in the plug, and the tail takes their place. */
export function ConnectorNote() {
  const { note, heading } = useMessages(CONNECTOR_MESSAGES);
  return (
    <p className="mt-16">
      {note} <TextLink to="/wiring#connector">{heading}</TextLink>
    </p>
  );
}
