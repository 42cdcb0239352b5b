/** How many are remembered: three rows. */
const KEPT = 24;
/** No sign is longer; what is was not written here. */
const LONGEST = 40;

export const readRecent = (key: string): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((one): one is string => typeof one === 'string' && one.length <= LONGEST).slice(0, KEPT);
  } catch {
    return [];
  }
};

/** Puts a sign in front. Answers with the new list, also where the browser stores nothing. */
export const addRecent = (key: string, recent: readonly string[], sign: string): readonly string[] => {
  const next = [sign, ...recent.filter((one) => one !== sign)].slice(0, KEPT);
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return next;
  }
  return next;
};
