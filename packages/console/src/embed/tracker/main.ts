import { isTakenOver, takeOver } from './takeOver.js';
import { startTracker } from './tracker.js';

const script = document.currentScript;
if (script instanceof HTMLScriptElement && !isTakenOver()) {
  const { key = '' } = script.dataset;
  if (key !== '') takeOver(startTracker(new URL(script.src).origin, key));
}
