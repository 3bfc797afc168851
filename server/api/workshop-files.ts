import { type Context, Hono } from 'hono';
import { bookFileName } from '#domain/books/close.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { FILE_ENDINGS } from '#domain/shipping/export-proof.ts';
import { listNumber } from '#domain/shipping/posting-list.ts';
import { typedDay } from '#domain/typed-fields.ts';
import {
  declarationPaper,
  FIGURE_FILES,
  figuresCsv,
  moneyPaper,
  NOTHING_PACKED,
  papersOfDay,
  postingListPaper,
  quarterCsv,
  readOrder,
  sheetPaper,
  slipPaper,
} from '../admin/index.ts';
import { bookFileOf } from '../books/index.ts';
import { readPaperKind } from '../order-page/index.ts';
import { toldIn, trailCsv, type WorkshopOutcome } from '../orders/index.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { Services } from '../platform/services.ts';
import { carrierFile, packedNumbers, proofFileOf } from '../shipping/index.ts';
import { priceHistoryCsv } from '../shopfront/index.ts';
import { buyListPaper, goodsLabel } from '../stock/index.ts';
import { MAKERS_ONLY } from './makers-only.messages.ts';
import { staffOf } from './workshop-api.ts';

/** Papers open in the browser, tables are downloaded. Neither is cached. */
const headers = (type: string, name: string, shown: boolean) => ({
  'content-type': type,
  'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
});

/** The account's language, because links to papers name none. */
const languageOf = (context: Context): Language => context.get('staff').workshopLanguage;

const answerRefusal = (context: Context, refusal: Exclude<WorkshopOutcome<object>, { ok: true }>) =>
  context.json({ error: toldIn(refusal, languageOf(context)).error }, refusal.status);

async function answerPaper(
  context: Context,
  setting: Promise<WorkshopOutcome<Pick<Paper, 'pdf' | 'gaps'>>>,
  name: string,
) {
  const outcome = await setting;
  if (!outcome.ok) return answerRefusal(context, outcome);
  const { pdf, gaps } = outcome.value;
  return context.body(pdf, 200, {
    ...headers('application/pdf', name, true),
    // Letters without a glyph; the page warns the makers.
    ...(gaps && { 'x-paper-gaps': 'true' }),
  });
}

const answerCsv = (context: Context, csv: string, name: string) =>
  context.body(csv, 200, headers('text/csv; charset=utf-8', name, false));

const numberOf = (context: Context): string => readOrderNumber(context.req.param('number') ?? '') ?? '';
const YEAR = '(?:20\\d\\d|2100)';
/** Most orders in one address. */
const MOST_PARCELS = 100;
const MONTH = `${YEAR}-(?:0[1-9]|1[0-2])`;

/** The makers' papers and tables below `/api/workshop/files`. `server/main/routes.ts` guards them. */
export function workshopFiles(services: Services): Hono {
  const files = new Hono();
  const nothing = (context: Context) =>
    context.json({ error: MAKERS_ONLY[languageOf(context)].noPaper }, 404);

  files.get('/prices.csv', async (context) =>
    answerCsv(context, await priceHistoryCsv(services), 'prices.csv'),
  );

  files.get('/stock/to-buy.pdf', async (context) => {
    const { pdf, gaps } = await buyListPaper(services, staffOf(context).name, languageOf(context));
    const name = `to-buy-${dayOf(services.now())}.pdf`;
    return answerPaper(context, Promise.resolve({ ok: true, value: { pdf, gaps } }), name);
  });

  // 15 digits are exact in JavaScript numbers.
  files.get('/stock/:file{label-\\d{1,15}\\.pdf}', (context) => {
    const { file } = context.req.param();
    return answerPaper(context, goodsLabel(services, Number(file.slice(6, -4)), languageOf(context)), file);
  });

  files.get('/orders/:number/:paper', async (context) => {
    const number = numberOf(context);
    const paper = context.req.param('paper');
    const [, kind, place] = /^(build-sheet|slip)-(\d{1,3})\.pdf$/.exec(paper) ?? [];
    if (kind === 'build-sheet')
      return answerPaper(
        context,
        sheetPaper(services, number, Number(place), languageOf(context)),
        `${number}-${paper}`,
      );
    if (kind === 'slip')
      return answerPaper(
        context,
        slipPaper(services, number, Number(place), staffOf(context).name),
        `${number}-${paper}`,
      );
    if (paper === 'cn23.pdf')
      return answerPaper(context, declarationPaper(services, number), `${number}-${paper}`);
    const money = readPaperKind(paper.replace(/\.pdf$/, ''));
    if (money && money !== 'confirmation' && money !== 'terms' && paper.endsWith('.pdf'))
      return answerPaper(context, moneyPaper(services, number, money), `${number}-${paper}`);
    if (paper !== 'trail.csv') return nothing(context);
    const order = await readOrder(services, number);
    return order ? answerCsv(context, trailCsv(order.trail), `${number}-${paper}`) : nothing(context);
  });

  /** Order numbers in the address (`?order=GW-…&order=GW-…`); by default all packed orders. */
  const numbersIn = async (context: Context): Promise<readonly string[]> => {
    const named = context.req.queries('order')?.slice(0, MOST_PARCELS);
    return named?.flatMap((text) => readOrderNumber(text) ?? []) ?? packedNumbers(services);
  };
  files.get('/parcels/papers.pdf', async (context) =>
    answerPaper(
      context,
      papersOfDay(services, await numbersIn(context), staffOf(context).name, languageOf(context)),
      `papers-${dayOf(services.now())}.pdf`,
    ),
  );
  files.get('/parcels/lists/:file{[-\\d]{10}\\.pdf}', async (context) => {
    const day = context.req.param('file').slice(0, 10);
    if (!typedDay('').safeParse(day).success) return nothing(context);
    return answerPaper(
      context,
      postingListPaper(services, day, languageOf(context)),
      `${listNumber(day)}.pdf`,
    );
  });
  files.get('/parcels/proofs/:number', async (context) => {
    const file = await proofFileOf(services, numberOf(context));
    if (!file) return nothing(context);
    const name = `${numberOf(context)}-proof.${FILE_ENDINGS[file.type]}`;
    return context.body(new Uint8Array(file.content), 200, {
      ...headers(file.type, name, false),
      // An uploaded file: it is downloaded, and this policy disables it if a browser shows it anyway.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
  files.get('/parcels/:file', async (context) => {
    const { file } = context.req.param();
    const numbers = await numbersIn(context);
    if (numbers.length === 0) return answerRefusal(context, NOTHING_PACKED);
    const carrierData = await carrierFile(services, file, numbers);
    if (!carrierData) return nothing(context);
    if (!carrierData.ok) return answerRefusal(context, carrierData);
    const name = `parcels-${dayOf(services.now())}-${file}`;
    return context.body(carrierData.value.content, 200, headers(carrierData.value.type, name, false));
  });

  files.get(`/books/:month{${MONTH}}/:file`, async (context) => {
    const { month, file } = context.req.param();
    const stored = await bookFileOf(services, month, file);
    if (!stored) return nothing(context);
    const name = bookFileName(stored.file, month);
    const type = name.endsWith('.zip') ? 'application/zip' : 'text/csv';
    return context.body(new Uint8Array(stored.content), 200, headers(type, name, false));
  });

  files.get(`/figures/:month{${MONTH}}/:file`, async (context) => {
    const { month, file } = context.req.param();
    const known = FIGURE_FILES.find((name) => `${name}.csv` === file);
    if (!known) return nothing(context);
    return answerCsv(context, await figuresCsv(services, month, known), `gewitter-${month}-${file}`);
  });
  files.get(`/figures/:quarter{${YEAR}-Q[1-4]}/oss.csv`, async (context) => {
    const { quarter } = context.req.param();
    return answerCsv(context, await quarterCsv(services, quarter), `gewitter-oss-${quarter}.csv`);
  });
  return files;
}
