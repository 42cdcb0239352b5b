// Loaded when two versions are first compared.
export { DifferenceView as default } from '../difference-view/DifferenceView.js';
