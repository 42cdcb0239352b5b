import type { BrowserContext } from '@playwright/test';

/** Collects what breaks the page's security policy, and what crashes, on every page of a context. */
export const watchViolations = async (context: BrowserContext): Promise<string[]> => {
  const seen: string[] = [];
  await context.exposeFunction('reportViolation', (what: string) => void seen.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function')
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  context.on('weberror', (error) => seen.push(String(error.error())));
  return seen;
};
