/** Sentences of a text, in its own words. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;][”’」』）)]?)(?![”’」』）)。！？!?；;])|(?<=\p{Ll}[.)])\s+(?=[\p{Lu}“"])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
