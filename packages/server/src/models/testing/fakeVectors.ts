const LENGTH = 64;

/** A vector of 64 numbers that is near for texts which share pairs of characters. */
export const embedText = (text: string): number[] => {
  const vector = Array.from({ length: LENGTH }, () => 0);
  const characters = Array.from(text.toLowerCase());
  for (let at = 0; at + 1 < characters.length; at += 1) {
    let hash = 7;
    for (const unit of `${characters[at]}${characters[at + 1]}`)
      hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 65_521;
    const place = hash % LENGTH;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
};
