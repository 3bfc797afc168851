/** Writes served files and records of them. */
export interface Generator {
  readonly name: string;
  /** Several generators that are made together with `--only {group}`. */
  readonly group?: string;
  /** Other inputs of the outputs; a function if they are read from other generators' records. */
  readonly options?: Options | ((root: string) => Options);
  /** Folders and files (relative to the project) whose content decides the outputs. */
  readonly sources: readonly string[];
  /** Files the generator writes, by paths as `placeOf` reads them; pure apart from reading its sources. */
  readonly make: (root: string) => Promise<ReadonlyMap<string, Buffer>>;
}

type Options = Readonly<Record<string, string | number | boolean>>;
