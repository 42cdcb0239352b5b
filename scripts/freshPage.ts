import { afterAll, afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// All files share one page: what one test left there is nothing for the next one to find.
afterEach(() => cleanup());
afterAll(() => document.body.replaceChildren());
