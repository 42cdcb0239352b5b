/** An address of the web with a variable in it, up to the next gap. */
const OPEN_ADDRESS = /(https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]*\$\{[^${}]*\}\S*)/;

/**
 * The text of a template with all of it changed but addresses that hold a variable: these differ from person to person, and
 * go out as they are written.
 */
export const withoutOpenAddresses = (text: string, change: (part: string) => string): string =>
  text
    .split(OPEN_ADDRESS)
    // Every other part is such an address.
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');
