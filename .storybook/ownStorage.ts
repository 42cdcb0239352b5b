/**
 * Gives the stories cookies and storage of their own, kept as long as their frame is: what a story signs in, signs out or
 * forgets must not be the reader's own session, where the product serves this Storybook beside the console.
 */

const ENDED = /;\s*max-age=(?:-\d|0)|;\s*expires=(?<date>[^;]+)/i;

const isEnded = (cookie: string): boolean => {
  const found = ENDED.exec(cookie);
  if (found === null) return false;
  const date = found.groups?.['date'];
  return date === undefined || Date.parse(date) <= Date.now();
};

const keepCookies = (): void => {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (cookie: string) => {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      if (isEnded(cookie)) cookies.delete(name);
      else cookies.set(name, pair.slice(at + 1).trim());
    },
  });
};

/** As in the browser's own, what it holds are its properties. */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

keepCookies();
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
