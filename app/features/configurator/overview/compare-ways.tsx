import { useEffect, useState } from 'react';
import { keepBuild, readKeptBuild } from '#app/state/kept-build.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { buildKey } from '#domain/configurator/build-key.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { listenAddress } from '#domain/listening/listen-address.ts';
import { OVERVIEW_MESSAGES } from './overview.messages.ts';

interface CompareWaysProps {
  configurator: Configurator;
  choices: Choices;
}

/** Links that compare a build by ear with the one set aside or, chosen on the listening page, a stock pickup. */
export function CompareWays({ configurator, choices }: CompareWaysProps) {
  const { compare: words } = useMessages(OVERVIEW_MESSAGES);
  const [seen, heard] = words.go;
  const to = usePath();
  const build = buildKey(configurator, choices);
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(readKeptBuild()), []);
  const comparable = kept === undefined ? 'nothing' : kept === build ? 'this' : 'another';
  const others = comparable === 'another' && kept ? [kept] : [];
  function keep() {
    keepBuild(build);
    setKept(build);
  }
  return (
    <section aria-labelledby="compare-heading">
      <h3 id="compare-heading" className="h4">
        {words.heading}
      </h3>
      <p role="status" className="mt-8 mb-12">
        {words[comparable]}
      </p>
      <div className="flex flex-wrap gap-8">
        <ButtonLink kind="quiet" small href={to(listenAddress([build, ...others]))}>
          {seen}
          <span className="visually-hidden">{heard}</span>
        </ButtonLink>
        <Button kind="quiet" small className="[@media(scripting:none)]:hidden" onClick={keep}>
          {comparable === 'this' ? <Icon name="check" /> : null}
          {words.keep}
        </Button>
      </div>
    </section>
  );
}
