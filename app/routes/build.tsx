import { data } from 'react-router';
import { PaymentKeys } from '#app/buying/express/payment-keys.tsx';
import { fitTable } from '#app/buying/fit/fit-table.ts';
import { ConfiguratorIsland } from '#app/features/configurator/configurator-island.tsx';
import { configuratorAt, configuratorProps } from '#app/features/configurator/configurator-props.ts';
import { CONFIGURATOR_LANDING_MESSAGES } from '#app/features/configurator/landing/landing.messages.ts';
import { CONFIGURATOR_MESSAGES } from '#app/features/configurator/landing/panels.messages.ts';
import { InfoNotes } from '#app/features/configurator/notes/info-notes.tsx';
import { LegalLinks } from '#app/features/layout/legal-links.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { MakerSection } from '#app/features/maker/maker-section.tsx';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { canonicalQuery, isForm, stepPath } from '#domain/configurator/address.ts';
import { lookOf } from '#domain/configurator/record.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { lookCard } from '#domain/pages/look-card.ts';
import { breadcrumbs, buildThing } from '#domain/pages/structured-data.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/build.ts';

const builds = Object.values(CONFIGURATORS).map(({ path }) => ({ build: path.split('/').pop() ?? '' }));

/** The number of builds is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  params: builds,
  kept: {
    room: 100,
    query(query, { build }) {
      const configurator = configuratorAt(`/configurator/${build}`);
      return configurator ? canonicalQuery(configurator, query) : new URLSearchParams();
    },
    isForm,
  },
  pays: true,
  isOnInk: true,
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const configurator = configuratorAt(`/configurator/${params.build}`);
  if (!configurator) throw data(null, { status: 404 });
  const { prices, payment, said } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  const now = said();
  const props = configuratorProps(
    configurator,
    await prices(),
    new URL(request.url).searchParams,
    fitTable(),
    now.pauses,
    language,
  );
  return {
    props,
    notices: now.notices,
    pauses: now.pauses,
    payment,
    wax: announcementAt(now, 'wax', language),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { props, pauses } = args.loaderData;
  const configurator = CONFIGURATORS[props.of];
  const { heading: title } = configurator;
  const { description } = CONFIGURATOR_MESSAGES[language][props.of];
  const picture = lookCard(lookOf(configurator, props.opening.choices), language);
  const shared = inLanguage(stepPath(configurator, { ...props.opening, step: 'overview' }), language);
  return publicMeta({ publicUrl, path: shared, canonical: path, title, description, picture }, [
    breadcrumbs(
      publicUrl,
      [CONFIGURATOR_LANDING_MESSAGES[language].title, inLanguage('/configurator', language)],
      [title, path],
    ),
    buildThing(publicUrl, props.of, description, props.prices, pauses, language),
  ]);
};

export default function Build({ loaderData: { props, notices, payment, wax } }: Route.ComponentProps) {
  return (
    <BareShell>
      <PaymentKeys payment={payment} />
      {/* Without prices it has to request them. */}
      <Island
        name="configurator"
        component={ConfiguratorIsland}
        props={props}
        until={props.prices && 'touch'}
      />
      <MakerSection names={CONFIGURATORS[props.of].makes.map(({ name }) => name)} notices={notices} />
      <LegalLinks />
      <InfoNotes of={props.of} wax={wax} />
    </BareShell>
  );
}
