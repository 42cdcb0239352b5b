export { isSealed, type SecretBox, secretBox } from './secretBox.js';
export { readSecretKeys } from './secretKeys.js';
export { functionPlace, modelPlace, sealAtStart, sealStored, smsPlace, sourcePlace } from './sealStored.js';
