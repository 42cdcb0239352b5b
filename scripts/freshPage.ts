import { afterAll, afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// What one test left on the page is nothing for the next one to find.
afterEach(() => cleanup());
afterAll(() => document.body.replaceChildren());
