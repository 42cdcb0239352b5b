import { createContext, use } from 'react';
import { type Size, sizes } from './layout.js';

/** The size that the provider sets. Outside of one it is medium. */
export const DensityContext = createContext<Size>('medium');

/** Heights in pixels of the size that is set, for what has to count with them: a list that draws the rows in sight. */
export const useDensity = () => sizes[use(DensityContext)];
