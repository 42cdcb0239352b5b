/** Id of the product's own counts, which are always there to be asked. */
export const ASSOCIATION = 'association';
