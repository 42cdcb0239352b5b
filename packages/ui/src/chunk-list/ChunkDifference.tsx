// Loaded when two people have changed one chunk.
export { DifferenceView as default } from '../difference-view/DifferenceView.js';
