export { createOffice, type Office, type OfficeOptions } from './office.js';
