/**
 * What old P.A.F. pickups are commonly said to measure and to be made of: ranges from the sources that the article
 * names, typical, measured by many hands. None of them is a figure of ours.
 */
export const VINTAGE_PAF = [
  { part: 'Wire', range: '42\u00a0AWG, plain enamel' },
  { part: 'Turns a coil', range: 'about 5 000, stopped when full' },
  { part: 'DC resistance', range: '7.1 to 8.8\u00a0kΩ' },
  { part: 'Magnet', range: 'AlNiCo 2, 3, 4 or 5, as delivered' },
  { part: 'Bobbins', range: 'butyrate, black or cream' },
  { part: 'Pole spacing', range: '49.2\u00a0mm, neck and bridge alike' },
  { part: 'Cover', range: 'metal, nickel or gold plated' },
  { part: 'Lead', range: 'one conductor in a braided shield' },
  { part: 'Potting', range: 'none' },
] as const;

/** Years of the P.A.F., as the specification of this article has them. */
export const PAF_YEARS = {
  filed: 1955,
  debut: 1957,
  firstMade: 1955,
  lastMade: 1960,
  granted: 1959,
} as const;
