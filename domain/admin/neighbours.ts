/** Previous and next order in the desk's list; undefined at either end. */
export interface Neighbours {
  readonly before: string | undefined;
  readonly after: string | undefined;
}
