// Loaded when the FAQ of a base is looked at, and not before.
export { FaqPanel as default } from './FaqPanel.js';
