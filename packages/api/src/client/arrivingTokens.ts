/** Parameter in which another platform hands over a token. */
const FOREIGN_PARAMETER = 'F_T';
/** Parameter in which an identity provider hands over one, at the page that takes it only. */
const PROVIDER_PARAMETER = 'token';
const PROVIDER_PATH = '/auth-redirect';

const LONGEST = 4096;

/** Anything else could not stand in a header, and no server ever gave it out. */
const isToken = (value: string): boolean => value.length <= LONGEST && /^[!-~](?:[ -~]*[!-~])?$/.test(value);

export interface Arrival {
  /** What is left of the address, to be shown in place of it. */
  readonly rest: string;
  /** Token of another platform; null where there is none that could be one. */
  readonly foreign: string | null;
  /** Token of an identity provider; null where there is none that could be one. */
  readonly provider: string | null;
  /** The address held a parameter of these names, usable or not. */
  readonly found: boolean;
}

/** A query without some parameters; the others stay written as they were. */
const without = (query: string, names: readonly string[]): { rest: string; taken: URLSearchParams } => {
  const taken = new URLSearchParams();
  const rest = query.split('&').filter((part) => {
    const [entry] = new URLSearchParams(part);
    if (entry === undefined || !names.includes(entry[0])) return true;
    taken.append(...entry);
    return false;
  });
  return { rest: rest.join('&'), taken };
};

/**
 * Reads the tokens that an address brings, before or after its `#`; the one after it goes first. `address` is path,
 * query and hash, or a whole URL.
 */
export const readArrival = (address: string): Arrival => {
  const [beforeHash = '', hash] = address.split(/#(.*)/s);
  const [place = '', search = ''] = beforeHash.split(/\?(.*)/s);
  const [path = '', query = ''] = (hash ?? '').split(/\?(.*)/s);
  const names = path === PROVIDER_PATH ? [FOREIGN_PARAMETER, PROVIDER_PARAMETER] : [FOREIGN_PARAMETER];
  const before = without(search, names);
  const after = without(query, names);
  const usable = (name: string): string | null =>
    [...after.taken.getAll(name), ...before.taken.getAll(name)].map((value) => value.trim()).find(isToken) ?? null;
  return {
    rest: [
      place,
      before.rest === '' ? '' : `?${before.rest}`,
      hash === undefined ? '' : `#${path}`,
      after.rest === '' ? '' : `?${after.rest}`,
    ].join(''),
    foreign: usable(FOREIGN_PARAMETER),
    provider: usable(PROVIDER_PARAMETER),
    found: before.taken.size + after.taken.size > 0,
  };
};
