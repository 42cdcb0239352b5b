const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Clocks in Shanghai are so many milliseconds ahead, all year round. */
const AHEAD = 8 * 3_600_000;
/** The hour at which a report is told of. */
const EIGHT = 8 * 3_600_000;
/** The first of January 1970 was a Thursday. */
const TO_MONDAY = 3 * DAY;

/** Midnight in Shanghai at which the week of a moment began. */
export const mondayOf = (moment: Date): Date => {
  const clock = moment.getTime() + AHEAD;
  return new Date(Math.floor((clock + TO_MONDAY) / WEEK) * WEEK - TO_MONDAY - AHEAD);
};

/** The next Monday at eight, as clocks in Shanghai show it: after a moment, not at it. */
export const nextMonday = (after: Date): Date => {
  const eight = new Date(mondayOf(after).getTime() + EIGHT);
  return eight > after ? eight : new Date(eight.getTime() + WEEK);
};

/** The whole week before that of a moment: from one Monday to the next. */
export const weekBefore = (moment: Date): { from: Date; to: Date } => {
  const to = mondayOf(moment);
  return { from: new Date(to.getTime() - WEEK), to };
};
