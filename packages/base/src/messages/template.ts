/** The variable of a message that stands for the address at which its reader opts out. */
export const OPT_OUT_VARIABLE = 'optOutLink';

const WAY_OUT = new RegExp(String.raw`^\s*\$\{\s*${OPT_OUT_VARIABLE}\s*\}\s*$`);

/** Whether an address is the one at which its reader opts out, and nothing else. */
export const isWayOut = (address: string): boolean => WAY_OUT.test(address);

const VARIABLE = /\$\{([^${}]{1,50})\}/g;

/** A text, cut at its variables. */
export type TemplatePart = { readonly text: string } | { readonly variable: string };

/** The parts of a text in their order; a variable is written `${name}`. */
export const templateParts = (text: string): TemplatePart[] => {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const found of text.matchAll(VARIABLE)) {
    const [whole, name = ''] = found;
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ variable: name.trim() });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/** The variables of a text, each once. */
export const templateVariables = (text: string): string[] => [
  ...new Set(templateParts(text).flatMap((part) => ('variable' in part ? [part.variable] : []))),
];

/** A text with the values of its variables; one without a value stays as it is written. */
export const filledTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  templateParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      return Object.hasOwn(values, part.variable) ? (values[part.variable] ?? '') : `\${${part.variable}}`;
    })
    .join('');
