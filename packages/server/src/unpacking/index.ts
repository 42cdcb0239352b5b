export { unpackFile, type Unpacked } from './unpackFile.js';
export { DEEPEST, MOST_BYTES, MOST_FILES, type UnpackedFile } from './unpackInto.js';
