import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import { COMPANY } from '#domain/company.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { contractTexts } from '../platform/db/order-page-schema.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './append-events.ts';

/** Which texts this process has already stored, so that a checkout costs no further statement. */
const STORED = new WeakMap<Db, Set<string>>();
/** Papers by their id. They never change, so a confirmation reads each once in a process. */
const PAPERS = new WeakMap<Db, Map<string, ContractPaper>>();

/**
 * Stores the terms as they are now, once for each wording, and answers the id under which an order names them. The id is
 * made of the words, so a release that changes nothing adds nothing.
 */
export async function storeContractText(
  { db, contractText, now }: Pick<Services, 'db' | 'contractText' | 'now'>,
  language: Language,
): Promise<string> {
  const { blocks } = contractText(language);
  const id = createHash('sha256')
    .update(JSON.stringify([language, blocks]))
    .digest('hex')
    .slice(0, 16);
  const stored = STORED.get(db) ?? new Set();
  if (!stored.has(id)) {
    await db.insert(contractTexts).values({ id, language, blocks, storedAt: now() }).onConflictDoNothing();
    STORED.set(db, stored.add(id));
  }
  return id;
}

const WORDS: InLanguages<{ file: string; asOf: (day: string) => string; page: string }> = {
  en: { file: 'terms-and-withdrawal', asOf: (day) => `As shown in the shop since ${day}`, page: 'page' },
  de: { file: 'agb-und-widerruf', asOf: (day) => `So im Shop seit dem ${day}`, page: 'Seite' },
};

/** A file that goes with an order. */
export interface ContractPaper {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/**
 * Terms, instruction on withdrawal and model form as they were when an order was placed, as a PDF whose name says since
 * when. It is set once and stored: every buyer of that wording gets the same bytes, at any later time. `undefined` for an
 * order from before texts were stored.
 */
export async function contractPaper(
  { db, papers }: Pick<Services, 'db' | 'papers'>,
  order: Pick<Order, 'contractText'>,
): Promise<ContractPaper | undefined> {
  const { contractText } = order;
  if (!contractText) return undefined;
  const papersOf = PAPERS.get(db) ?? new Map<string, ContractPaper>();
  PAPERS.set(db, papersOf);
  const known = papersOf.get(contractText);
  if (known) return known;
  const paper = await readPaper({ db, papers }, contractText);
  if (paper) papersOf.set(contractText, paper);
  return paper;
}

async function readPaper(
  { db, papers }: Pick<Services, 'db' | 'papers'>,
  contractText: string,
): Promise<ContractPaper | undefined> {
  const read = () => db.select().from(contractTexts).where(eq(contractTexts.id, contractText));
  const [row] = await read();
  if (!row) return undefined;
  const { id, language, blocks, storedAt } = row;
  const words = WORDS[language];
  const day = dayOf(storedAt);
  const name = `${COMPANY.shopName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${words.file}-${day}-${id.slice(0, 6)}.pdf`;
  if (row.pdf) return { name, pdf: new Uint8Array(row.pdf) };
  const { pdf } = await papers.typesetter.typeset('contract', {
    data: {
      language,
      shop: COMPANY.shopName,
      id,
      asOf: words.asOf(dayInWords(day, language, 'dated')),
      page: words.page,
      blocks,
    },
    standard: 'ua-1',
    at: storedAt,
  });
  // Of two processes that set it at once the first one's bytes stay.
  await db
    .update(contractTexts)
    .set({ pdf })
    .where(and(eq(contractTexts.id, id), isNull(contractTexts.pdf)));
  const [kept] = await read();
  return { name, pdf: new Uint8Array(kept?.pdf ?? pdf) };
}
