import * as z from 'zod/mini';

/** The days to be closed; `who` is empty where all makers are away. */
const closing = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  who: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    z.uuid(),
  ]),
});

/** How the day is sorted, and which days the page shows as closed. */
export function readDayQuery(query: URLSearchParams) {
  const asked = closing.safeParse(Object.fromEntries(query));
  const by = query.get('by') === 'date' ? 'date' : 'wire';
  return { by, ...(asked.success && { closing: asked.data }) } as const;
}
