import { createContext } from 'react';

/**
 * What the rules that must be stronger than those of the page around begin with. Empty where no style of a page arrives:
 * inside of a shadow root, where nothing of the page is an ancestor either.
 */
export const PageContext = createContext('html body');
