export { readBack, type ReadingBack, type ReadQuery } from './readBack.js';
