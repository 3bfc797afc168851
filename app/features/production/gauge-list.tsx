import { GAUGE_STEPS, type Gauge } from '#domain/production/gauge.ts';

/** The measured values, each on a scale: tolerance shaded, modelled dashed, measured solid. */
export function GaugeList({ gauges }: { gauges: readonly Gauge[] }) {
  return (
    <dl className="col-[1/6] pr-40 phone:col-span-full phone:pr-0">
      {gauges.map((gauge) => (
        <div
          key={gauge.name}
          className="[&_dt]:absolute [&_dt]:top-28 relative pt-16 pb-24 line-t last:line-b"
        >
          <dt className="mono muted">{gauge.name}</dt>
          <dd>
            <p className="text-copper mono-27/[1.2] weight-500 ls-[-0.04em] text-right">
              {gauge.value}
              <small className="ml-7 type-15 weight-400">{gauge.unit}</small>
            </p>
            <Scale gauge={gauge} />
            <p className="mono muted flex justify-between mt-4 phone:type-11">
              <span aria-hidden="true">{gauge.from}</span>
              <span>{gauge.note}</span>
              <span aria-hidden="true">{gauge.to}</span>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TICKS = Array.from({ length: GAUGE_STEPS + 1 }, (_, step) => step);
const WIDTH = 1000;

function Scale({ gauge: { low, high, measured, modelled } }: { gauge: Gauge }) {
  const at = (part: number) => (part * WIDTH).toFixed(1);
  return (
    <svg
      className="w-full h-40 overflow-visible fill-none"
      viewBox={`0 0 ${WIDTH} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect
        className="fill-copper-fill [fill-opacity:0.17]"
        x={at(low)}
        y={10}
        width={at(high - low)}
        height={20}
      />
      <path
        className="stroke-edge stroke-fixed"
        d={`M0 30H${WIDTH}${TICKS.map((step) => `M${(step * WIDTH) / GAUGE_STEPS} ${step % 5 ? 24 : 20}V30`).join('')}`}
      />
      <path
        className="stroke-text [stroke-width:1.5] [stroke-dasharray:4_3] stroke-fixed"
        d={`M${at(modelled)} 6V34`}
      />
      <path className="stroke-copper stroke-[2.5] stroke-fixed" d={`M${at(measured)} 2V38`} />
    </svg>
  );
}
