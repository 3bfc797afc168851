export const counted = (quantity: number, name: string): string => `${quantity} × ${name}`;

/** "2 × Stratocaster"; only the name for one. */
export const countedIfSeveral = (quantity: number, name: string): string =>
  quantity > 1 ? counted(quantity, name) : name;
