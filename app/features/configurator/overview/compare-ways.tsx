import { useEffect, useState } from 'react';
import { putAside, readAside } from '#app/state/put-aside.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { buildKey } from '#domain/configurator/build-key.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { Choices } from '#domain/configurator/record.ts';
import { listenAddress } from '#domain/listening/listen-address.ts';
import styles from './compare-ways.module.css';

const WORDS = {
  nothing:
    'With the stock pickup nearest to it, by curve, sound, figures and price. To compare two builds, put this one aside first.',
  this: 'Put aside. Change this build or make another, then compare the two.',
  another: 'With the build you have put aside, by curve, sound, figures and price.',
} as const;

interface CompareWaysProps {
  configurator: Configurator;
  choices: Choices;
}

/** To hear a build beside another: the one that was put aside or, by the listening page's own choice, a stock pickup. */
export function CompareWays({ configurator, choices }: CompareWaysProps) {
  const build = buildKey(configurator, choices);
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(readAside()), []);
  const aside = kept === undefined ? 'nothing' : kept === build ? 'this' : 'another';
  const others = aside === 'another' && kept ? [kept] : [];
  function keep() {
    putAside(build);
    setKept(build);
  }
  return (
    <section aria-labelledby="compare-heading" className="mt-40">
      <h3 id="compare-heading" className="h4">
        Compare it
      </h3>
      <p role="status" className="mt-8 mb-12">
        {WORDS[aside]}
      </p>
      <div className="flex flex-wrap gap-8">
        <ButtonLink kind="quiet" small href={listenAddress([build, ...others])}>
          Compare<span className="visually-hidden"> this build</span>
        </ButtonLink>
        <Button kind="quiet" small className={styles.button} onClick={keep}>
          {aside === 'this' ? <Icon name="check" /> : null}
          Put aside to compare
        </Button>
      </div>
    </section>
  );
}
