interface Authority {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** Website, and its address as the authority writes it. */
  readonly url?: string;
  readonly site?: string;
}

/** Data protection authority in charge of us (art. 77 GDPR): that of Saxony, where the workshop is. */
export const DATA_PROTECTION_AUTHORITY = {
  name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
  address: 'Postfach 11 01 32, 01330 Dresden',
  email: 'post@sdtb.sachsen.de',
  url: 'https://www.datenschutz.sachsen.de',
  site: 'datenschutz.sachsen.de',
} as const satisfies Authority;

/** In charge of accessible products and services in all German states (BFSG, section 20). */
export const ACCESSIBILITY_AUTHORITY = {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  address: 'Postfach 39 11 55, 39135 Magdeburg',
  email: 'MLBF@ms.sachsen-anhalt.de',
} as const satisfies Authority;
