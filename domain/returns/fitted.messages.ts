import type { InLanguages, Language } from '../languages.ts';
import { CONDITION_CHECKS, type ConditionCheck } from './fitted.ts';
import { FITTED_RETURN_DAYS } from './returns.ts';

const EN = {
  /** The short form, beside the option. */
  offer: `Fit it, play it, then decide: plugged in and not soldered, it may come back within ${FITTED_RETURN_DAYS} days of delivery.`,
  /** The term as such, in letters and beside the wiring. */
  term: `A pickup with a quick connector may also come back fitted and played, posted within ${FITTED_RETURN_DAYS} days of delivery, if it was only plugged in.`,
  /** The term with its last day; undefined before delivery. */
  until: (day: string | undefined) =>
    `A pickup with a quick connector may come back fitted and played ${day ? `until ${day}, ` : 'until '}${FITTED_RETURN_DAYS} days after delivery, if it was only plugged in.`,
  heading: 'What undamaged means',
  inOrder: 'undamaged',
  damaged: (checks: string) => `not in order: ${checks}`,
  lookAt: 'What we look at',
  tail: 'The tail soldered into your guitar may stay there. Marks that wipe off are no damage.',
  checks: {
    lead: { name: 'Lead uncut', words: 'Lead and plug are whole: not cut, not soldered.' },
    cover: { name: 'Cover unscratched', words: 'No scratches or dents in cover, bobbins and paint.' },
    screws: { name: 'Screws there', words: 'All screws and springs from the box are with it.' },
    wax: {
      name: 'Winding untouched',
      words: 'Nobody opened or heated it: wax, tape and wire are as they were.',
    },
  } satisfies Record<ConditionCheck, { readonly name: string; readonly words: string }>,
};

export const FITTED_RETURN: InLanguages<typeof EN> = {
  en: EN,
  de: {
    offer: `Einbauen, spielen, entscheiden: nur gesteckt, darf er bis ${FITTED_RETURN_DAYS} Tage nach Zustellung zurück.`,
    term: `Einen Tonabnehmer mit Steckverbindung nehmen wir auch eingebaut und gespielt zurück, wenn er nur gesteckt war und du ihn bis ${FITTED_RETURN_DAYS} Tage nach der Zustellung zur Post bringst.`,
    until: (day) =>
      `Einen Tonabnehmer mit Steckverbindung nehmen wir ${day ? `bis ${day}, ` : 'bis '}${FITTED_RETURN_DAYS} Tage nach der Zustellung, auch eingebaut und gespielt zurück, wenn er nur gesteckt war.`,
    heading: 'Was unbeschädigt heißt',
    inOrder: 'unbeschädigt',
    damaged: (checks) => `nicht in Ordnung: ${checks}`,
    lookAt: 'Worauf wir achten',
    tail: 'Das Gegenstück, das in deiner Gitarre verlötet ist, darf dort bleiben. Spuren, die sich abwischen lassen, sind kein Schaden.',
    checks: {
      lead: { name: 'Kabel ganz', words: 'Kabel und Stecker sind heil: nicht gekürzt, nicht gelötet.' },
      cover: { name: 'Kappe ohne Kratzer', words: 'Keine Kratzer oder Dellen an Kappe, Spulen und Lack.' },
      screws: { name: 'Schrauben dabei', words: 'Alle Schrauben und Federn aus dem Karton sind dabei.' },
      wax: {
        name: 'Wicklung unberührt',
        words: 'Nicht geöffnet, nicht erhitzt: Wachs, Band und Draht sind, wie sie waren.',
      },
    },
  },
};

/** The result of a look at returned goods: "not in order: Cover unscratched". */
export function conditionWords(intact: readonly ConditionCheck[], language: Language): string {
  const { checks, inOrder, damaged } = FITTED_RETURN[language];
  const missing = CONDITION_CHECKS.filter((check) => !intact.includes(check));
  return missing.length === 0 ? inOrder : damaged(missing.map((check) => checks[check].name).join(', '));
}
