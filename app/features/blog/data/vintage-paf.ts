/** Years of the P.A.F., as the specification of this article has them. */
export const PAF_YEARS = {
  filed: 1955,
  debut: 1957,
  firstMade: 1955,
  lastMade: 1960,
  granted: 1959,
} as const;
