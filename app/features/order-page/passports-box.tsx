import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { inLanguage } from '#domain/languages.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { BOX, Happened } from './box.tsx';
import { PASSPORT_MESSAGES } from './passport.messages.ts';

/** Adds the pickups of an order to the buyer's account, after a log-in if needed. */
export function PassportsBox({ order }: { order: ShopperOrder }) {
  const { lines, language, path, form, done, isSignedIn } = order;
  const words = PASSPORT_MESSAGES[language];
  const made = lines.flatMap(({ pickups }) => pickups).filter(({ passport }) => passport !== undefined);
  const one = made.length === 1;
  const isAllYours = made.every(({ holder }) => holder === 'you');
  const refused = form?.what === 'claim' ? form.refused : [];
  if (made.length === 0) return null;
  return (
    <section className={BOX} id="claim">
      <h2 className="h4">{words.heading(one)}</h2>
      {refused.map(({ serial, why }) => (
        <Notice key={serial} className="mb-16">
          <b translate="no">{serial}</b> {words.refusals[why]}
        </Notice>
      ))}
      {isAllYours ? (
        <Happened isNew={done === 'claim'}>
          {words.noted(one)} <TextLink to="/account#pickups">{words.account}</TextLink>
        </Happened>
      ) : (
        <>
          <p>{words.words(one)}</p>
          {/* A form to the log-in, so that no other address contains the order's link. */}
          <form
            className="mt-16 paper:hidden"
            method="post"
            action={isSignedIn ? path : inLanguage('/login', language)}
          >
            {isSignedIn ? (
              <input type="hidden" name="what" value="claim" />
            ) : (
              <input type="hidden" name="to" value={`${path}#claim`} />
            )}
            <Button type="submit" kind="quiet" wide>
              {isSignedIn ? words.note(one) : words.logIn(one)}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
