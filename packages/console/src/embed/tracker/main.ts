import { startTracker } from './tracker.js';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { key = '' } = script.dataset;
  if (key !== '') window.gather = startTracker(new URL(script.src).origin, key);
}
