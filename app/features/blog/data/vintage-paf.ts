/** Years of the P.A.F. (specification of this article). */
export const PAF_YEARS = {
  filed: 1955,
  debut: 1957,
  firstMade: 1955,
  lastMade: 1960,
  granted: 1959,
} as const;
