/** A name in SQL, whatever it is made of. */
export const quoted = (name: string): string => `"${name.replaceAll('\0', '').replaceAll('"', '""')}"`;

/** A text in SQL. In DuckDB a backslash in it is nothing but a backslash. */
export const literal = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

/**
 * Names are alike as the engines see it: in the letters of ASCII only. With `toLowerCase` the sign for Kelvin would be a
 * k, and a name of one's own would pass for that of another table.
 */
export const folded = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const LONGEST = 60;

/**
 * Names that can be asked by without quotes, for what a sheet has as its heads: letters of any script, digits and
 * underscores, none empty, none twice, none a word of the language.
 */
export const columnNames = (labels: readonly string[], isReserved: (name: string) => boolean): string[] => {
  const taken = new Set<string>();
  return labels.map((label, at) => {
    const plain = label
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}_]+/gu, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, LONGEST);
    const begun = plain === '' ? `column_${at + 1}` : /^\p{N}/u.test(plain) ? `c_${plain}` : plain;
    const base = isReserved(folded(begun)) ? `${begun}_` : begun;
    let name = base;
    for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${base}_${again}`;
    taken.add(name.toLowerCase());
    return name;
  });
};

/** A name of a source. Those of the engine itself are none. */
export const isSchemaName = (schema: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}$/u.test(schema) &&
  !['main', 'information_schema', 'pg_catalog', 'system', 'temp', 'analysis'].includes(schema.toLowerCase());
