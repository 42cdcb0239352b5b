import type { Route } from './route.js';

/** The pages of the area `%area%`. */
export const %area%Routes = {
} as const satisfies Record<string, Route>;
