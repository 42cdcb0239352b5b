interface Said {
  readonly content: string;
  readonly documentName: string;
}

/** Sentences without those that the same document has said before: several relations may rest on one. */
export const eachOnce = <T extends Said>(sentences: readonly T[]): T[] => {
  const said = new Set<string>();
  return sentences.filter(({ content, documentName }) => {
    const words = `${documentName}\n${content}`;
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
};
