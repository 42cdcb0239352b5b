const CUT = '[secret]';

/** Names whose value is nobody's business, as they stand in addresses, headers, cookies and JSON. */
const named =
  /((?:[\w-]{0,30}(?:token|passw(?:or)?d|pwd|secret|api[_-]?key|authorization|cookie|session|signature)|f_t|sig)["']?\s*[:=]\s*)(?:bearer\s+)?("[^"]*"?|'[^']*'?|[^\s&"',;}#]+)/gi;
const bearer = /\b(bearer\s+)[\w.~+/=-]+/gi;
/** Long runs without a word in them: tokens, keys and hashes. */
const opaque = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?:\.[\w-]+)*/g;
const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** A text from a browser as it may stand in a log: tokens and passwords cut out, phone numbers masked. */
export const withoutSecrets = (text: string): string =>
  text.replace(named, `$1${CUT}`).replace(bearer, `$1${CUT}`).replace(opaque, CUT).replace(phone, '$1****$2');
