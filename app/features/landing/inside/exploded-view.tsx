import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Language } from '#domain/languages.ts';
import { paintedGroups } from '#domain/products/custom-paint.ts';
import { sourcesOf, standingPicture } from '#domain/products/pictures.ts';
import { modelAddress } from '#domain/products/stock-models.ts';
import { movesOf } from '../cad-model.ts';
import styles from './exploded-view.module.css';
import { groupsIn } from './inside.tsx';
import { LOOK, MODEL } from './model.ts';
import type { Play } from './play.ts';

/** The width of `--picture-width` in the style sheet. */
const SIZES = '(min-width: 992px) 38vw, 92vw';
const PICTURE = sourcesOf(standingPicture());

const playIn = (language: Language): Play => ({
  model: modelAddress(MODEL),
  moves: movesOf(MODEL),
  paint: Object.fromEntries(
    paintedGroups(LOOK).flatMap(({ slots, ...finish }) => slots.map((slot) => [slot, finish])),
  ),
  groups: groupsIn(language).map(({ name, part, at, side }) => ({ name, part, at, side })),
});

/** Runs before the first paint: reserves room for an expected scene, so that nothing moves when it loads. */
const EARLY = `(function(){if(matchMedia('(prefers-reduced-motion: reduce)').matches||(navigator.connection||{}).saveData)return;var g=document.createElement('canvas').getContext('webgl2',{failIfMajorPerformanceCaveat:true});if(!g)return;var c=g.getExtension('WEBGL_debug_renderer_info');if(!/swiftshader|llvmpipe|softpipe|software|basic render/i.test(c?g.getParameter(c.UNMASKED_RENDERER_WEBGL):''))document.documentElement.dataset.scene='awaited';c=g.getExtension('WEBGL_lose_context');if(c)c.loseContext()})()`;

/**
 * The pickup that fills the first screen, and its inside. If the browser can draw, the picture stays while the text
 * scrolls past it, and `hydrateTheatre` takes it apart; otherwise the picture scrolls and a still view follows.
 */
export function ExplodedView({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className={cx('on-ink', styles.explodedView)} data-exploded-view={JSON.stringify(playIn(language))}>
      <EarlyScript code={EARLY} />
      <div className="absolute z-2 inset-0 pointer-events-none">
        <div
          className="relative h-(--hero-height) overflow-hidden in-data-scene:sticky in-data-scene:top-0 in-data-scene:h-[100svh]"
          data-exploded-view-pin
        >
          <Photo picture={PICTURE} sizes={SIZES} alt="" className={styles.picture} first />
        </div>
      </div>
      {children}
    </div>
  );
}
