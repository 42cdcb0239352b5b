export { isSealed, type SecretBox, secretBox } from './secretBox.js';
export { readSecretKeys } from './secretKeys.js';
export { functionPlace, modelPlace, sealAtStart, sealStored, sourcePlace, vendorPlace } from './sealStored.js';
