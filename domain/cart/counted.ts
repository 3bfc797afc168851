/** "2 × Stratocaster" */
export const counted = (quantity: number, name: string): string => `${quantity} × ${name}`;

/** "2 × Stratocaster", and of one alone its name. */
export const countedIfSeveral = (quantity: number, name: string): string =>
  quantity > 1 ? counted(quantity, name) : name;
