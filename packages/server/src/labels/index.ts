export { labelChoices, labelsBelow } from './choices.js';
export { type Hanging, hangLabels, type Labelled, labelsOn, withLabels } from './hung.js';
export { currentSystem, systemsOf } from './systems.js';
export { type LabelUses, labelUses } from './uses.js';
