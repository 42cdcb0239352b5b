const DAY = 86_400_000;

const isLong = import.meta.env['LONG'] === '1';
/** Moves on every day, so that everything has its turn; `TURN` repeats the choice of a day. */
const turn = Number(import.meta.env['TURN'] || Math.floor(Date.now() / DAY));

/** The names of the stories of a file that are tried in one run: another one every so many days; with LONG all. */
export const turningStories = (names: readonly string[], days = 1): readonly string[] =>
  isLong ? names : names.filter((_, at) => at === Math.floor(turn / days) % names.length);

/** One in `among`, other ones every day; with LONG all. */
export const turningThings = <Thing>(things: readonly Thing[], among: number): readonly Thing[] =>
  isLong ? things : things.filter((_, at) => (at + turn) % among === 0);
