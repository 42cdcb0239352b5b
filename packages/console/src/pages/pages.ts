import type { RouteName } from '@console/api/contract';
import type { ComponentType } from 'react';

/** The components of an area's pages, by the names of the route table, each loaded when first opened. */
export type Pages = Partial<Record<RouteName, () => Promise<{ Component: ComponentType }>>>;
