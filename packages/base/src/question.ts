/** A question by its letters and digits alone, so that spaces, signs, case and width make no difference. */
export const normalQuestion = (question: string): string => {
  const folded = question.normalize('NFKC').toLowerCase();
  const bare = folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return bare === '' ? folded.trim() : bare;
};

/** Two texts that were typed and not sent as one, so that neither is lost. */
export const joinDrafts = (one: string, other: string): string =>
  [one, other].filter((text) => text.trim() !== '').join('\n');
