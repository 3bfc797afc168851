import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { dayInWords, dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import type { Db } from '../platform/db/database.ts';
import { contractTexts } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './append-events.ts';

/** Texts that this process has stored, to save a statement per checkout. */
const STORED = new WeakMap<Db, Set<string>>();
/** PDFs by id, cached forever because they never change. */
const PAPERS = new WeakMap<Db, Map<string, ContractPaper>>();

/**
 * Stores the current terms, once per version, and returns their id for the order. The id is a hash of the text, so an
 * unchanged text adds nothing.
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

export interface ContractPaper {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/**
 * Terms, instruction on withdrawal and model form at the time of the order, as a PDF with its date in the name. Generated
 * once and stored, so that every buyer under that version gets the same bytes. `undefined` for orders from before texts
 * were stored.
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
  const labels = WORDS[language];
  const day = dayOf(storedAt);
  const name = `${COMPANY.shopName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${labels.file}-${day}-${id.slice(0, 6)}.pdf`;
  if (row.pdf) return { name, pdf: new Uint8Array(row.pdf) };
  const { pdf } = await papers.typesetter.typeset('contract', {
    data: {
      language,
      shop: COMPANY.shopName,
      id,
      asOf: labels.asOf(dayInWords(day, language, 'dated')),
      page: labels.page,
      blocks,
    },
    standard: 'ua-1',
    at: storedAt,
  });
  // The first process's bytes are kept if two generate it at once.
  await db
    .update(contractTexts)
    .set({ pdf })
    .where(and(eq(contractTexts.id, id), isNull(contractTexts.pdf)));
  const [storedPaper] = await read();
  return { name, pdf: new Uint8Array(storedPaper?.pdf ?? pdf) };
}
