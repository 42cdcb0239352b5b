export { scanPieces } from './scanPieces.js';
export { createScans, type ScanRequest, type Scans } from './scans.js';
