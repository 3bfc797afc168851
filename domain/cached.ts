/** A function that computes its result on the first call for each argument, and keeps it. */
export function cached<Of, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const known = new Map<Of, Result>();
  return (of) => {
    const result = known.get(of) ?? compute(of);
    known.set(of, result);
    return result;
  };
}
