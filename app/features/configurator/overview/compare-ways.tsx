import { useEffect, useState } from 'react';
import { putAside, readAside } from '#app/state/put-aside.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { buildKey } from '#domain/configurator/build-key.ts';
import type { Choices, Configurator } from '#domain/configurator/configurator.ts';
import { listenAddress } from '#domain/listen-address.ts';
import styles from './compare-ways.module.css';

interface CompareWaysProps {
  configurator: Configurator;
  choices: Choices;
}

/** To hear a build beside another: the one that was put aside or, by the listening page's own choice, a stock pickup. */
export function CompareWays({ configurator, choices }: CompareWaysProps) {
  const build = buildKey(configurator, choices);
  const [aside, setAside] = useState<string>();
  useEffect(() => setAside(readAside()), []);
  const isAside = aside === build;
  const other = isAside ? undefined : aside;
  return (
    <>
      <ButtonLink kind="quiet" small href={listenAddress(other ? [build, other] : [build])}>
        {other ? 'Compare with the one put aside' : 'Compare with a stock pickup'}
      </ButtonLink>
      <Button
        kind="quiet"
        small
        className={styles.button}
        onClick={() => {
          putAside(build);
          setAside(build);
        }}
      >
        {isAside ? <Icon name="check" /> : null}
        {isAside ? 'Put aside' : 'Put aside to compare'}
      </Button>
      <p role="status" className={cx('mono muted', styles.words)}>
        {isAside ? 'Change the build, or make another: the two can then be compared.' : null}
      </p>
    </>
  );
}
