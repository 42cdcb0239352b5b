export { labelChoices, labelsBelow } from './choices.js';
export { changeLabels, type Hanging, type Labelled, labelsOn, withLabels } from './hung.js';
export { mergeLabels } from './merge.js';
export { currentSystem, systemsOf } from './systems.js';
export { labelUses } from './uses.js';
