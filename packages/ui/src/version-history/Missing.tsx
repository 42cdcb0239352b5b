import { useWords } from '../locale/useWords.js';
import { Notice } from '../states/Notice.js';
import { versionWords } from './locale.js';

/** The part that compares did not arrive. */
export const Missing = () => <Notice tone="error">{useWords(versionWords).missing}</Notice>;
