import { scrolledByKeys } from '@console/ui/media';
import type { ReactNode } from 'react';
import { Sheet } from './details.styles.js';

/** What stands on the sheet below the page's head, and scrolls, by keys as well. */
export const Padded = ({ children }: { children: ReactNode }) => <Sheet ref={scrolledByKeys}>{children}</Sheet>;
