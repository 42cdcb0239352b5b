export { copyText } from './copyText.js';
