import { type Context, Hono } from 'hono';
import { inLanguage, LANGUAGES } from '#domain/languages.ts';
import { clientOf, limitForm, limitRate, type Refuse, type ShopEnv } from '../../http/guards.ts';
import { ownPagesOnly } from '../../http/own-pages.ts';
import { respondWithSentence } from '../../http/respond.ts';
import type { FieldTexts } from '../../platform/fields/fields.ts';
import type { Services } from '../../platform/services.ts';
import type { PageServer } from '../pages.ts';
import { takeDataForm, takeDataLink } from './data-form.ts';
import type { TakesForm } from './form-state.ts';
import { takeRepairAnswer, takeRepairForm } from './repair-form.ts';
import { takeWithdrawForm } from './withdraw-form.ts';

const FORMS: Readonly<Record<string, (fields: FieldTexts) => TakesForm>> = {
  '/withdraw': () => takeWithdrawForm,
  '/repair': (fields) => ('link' in fields ? takeRepairAnswer : takeRepairForm),
  '/data': (fields) => ('link' in fields ? takeDataLink : takeDataForm),
};

export async function readFields(context: Context): Promise<FieldTexts | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? ''))
    return undefined;
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

interface PublicForms {
  readonly services: Services;
  readonly trustedHops: number;
  /** Refuses clients over a limit. */
  readonly refuse: Refuse;
  readonly show: PageServer['show'];
}

/** Handlers of public forms, at the addresses of their pages, with or without JavaScript. */
export function publicForms({ services, trustedHops, refuse, show }: PublicForms): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  for (const [english, formOf] of Object.entries(FORMS))
    for (const language of LANGUAGES) {
      const path = inLanguage(english, language);
      app.post(path, limitForm, ownPagesOnly(services.env.publicUrl), limitRate(refuse), async (context) => {
        context.set('page', path);
        const fields = await readFields(context);
        if (!fields) return respondWithSentence(context, 415, 'Please send the form as its page does.');
        const client = clientOf(context, trustedHops);
        const answer = await formOf(fields)(services, fields, { language, client });
        switch (answer.kind) {
          case 'page':
            return show(context, path, { form: answer.state }, answer.status);
          case 'moved':
            return context.redirect(answer.to, 303);
          case 'file':
            context.header('content-disposition', `attachment; filename="${answer.name}"`);
            return context.body(`${JSON.stringify(answer.content, null, 2)}\n`, 200, {
              'content-type': 'application/json; charset=utf-8',
            });
          default:
            return answer satisfies never;
        }
      });
    }
  return app;
}
