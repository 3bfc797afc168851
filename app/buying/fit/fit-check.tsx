import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import {
  connectorRow,
  type Fit,
  type FitModel,
  fitRows,
  fitSentence,
  fitSheet,
} from '#domain/configurator/fit.ts';
import { FIT_CHECK_MESSAGES } from './fit-check.messages.ts';
import { OuterPoles } from './outer-poles.tsx';

interface FitCheckProps {
  model: FitModel;
  fit: Fit;
  wiring: string;
  /** The lead ends in a quick connector. */
  connector: boolean;
}

export function FitCheck({ model, fit, wiring, connector }: FitCheckProps) {
  const language = useLanguage();
  const words = useMessages(FIT_CHECK_MESSAGES);
  return (
    <>
      <p className="mb-12">{fitSentence(fit, language)}</p>
      <FitRows rows={[...fitRows(fit, language), ...(connector ? [connectorRow(language)] : [])]} />
      <SheetLink sheet={fitSheet(model)} />
      <WiringLink to={wiring} />
      <details className="[&_summary]:py-10 [&_summary]:weight-600 [&_summary]:cursor-pointer [&_p]:mb-12 line-b">
        <summary>{words.howTo}</summary>
        <OuterPoles body={fit.body} spacing={fit.spacing} />
        <p>{words.measure}</p>
      </details>
    </>
  );
}

export function FitRows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mono line-b">
      {rows.map(([label, value]) => (
        <div className="flex gap-16 justify-between py-8 line-t" key={label}>
          <dt className="muted">{label}</dt>
          <dd className={value.includes('\u00a0') ? 'unit' : undefined} translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function WiringLink({ to }: { to: string }) {
  return (
    <p className="py-12">
      <TextLink to={to}>{useMessages(FIT_CHECK_MESSAGES).wiring}</TextLink>
    </p>
  );
}

export function SheetLink({ sheet }: { sheet: string }) {
  return (
    <p className="py-12">
      <TextLink href={sheet}>{useMessages(FIT_CHECK_MESSAGES).sheet}</TextLink>
    </p>
  );
}
