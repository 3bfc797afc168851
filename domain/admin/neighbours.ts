/** The orders before and after one, as the desk goes through them; undefined at either end. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
}
