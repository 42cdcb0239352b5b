export { isQuiet } from './quietHours.js';
