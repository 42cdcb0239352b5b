import type { QuestionSchedule, QuestionThreshold, SavedQuestion } from '@console/api/contract';

/** A saved question as one reader sees it, with how it is answered. */
export interface SavedRow {
  id: string;
  userId: string;
  own: boolean;
  question: string;
  language: 'zh' | 'en';
  sourceIds: string[];
  sources: { id: string; name: string }[];
  plan: unknown;
  query: string;
  shared: boolean;
  verified: boolean;
  schedule: QuestionSchedule | null;
  threshold: QuestionThreshold | null;
  nextAt: Date | null;
  createdBy: string;
  updateTime: Date;
  pinned: boolean;
  lastAnswerId: string | null;
  lastAt: Date | null;
  lastValue: number | null;
  lastUnit: string;
  lastRang: boolean;
  lastFailure: string;
  pinAnswerId: string | null;
  pinAt: Date | null;
  pinValue: number | null;
  pinFailure: string | null;
  pinUnit: string;
  stale: boolean | null;
}

/** Of somebody else's only what this reader was answered themselves: its owner may see more of the data. */
const lastRunOf = (row: SavedRow): SavedQuestion['lastRun'] => {
  if (row.own) {
    return row.lastAt === null
      ? null
      : {
          answerId: row.lastAnswerId,
          time: row.lastAt.toISOString(),
          value: row.lastValue,
          unit: row.lastUnit,
          rang: row.lastRang && row.lastFailure === '',
          failure: row.lastFailure,
        };
  }
  return row.pinAt === null
    ? null
    : {
        answerId: row.pinAnswerId,
        time: row.pinAt.toISOString(),
        value: row.pinValue,
        unit: row.pinUnit,
        rang: false,
        failure: row.pinFailure ?? '',
      };
};

/** What is told of it. When it is asked by itself, and what rings, is its owner's own affair. */
export const shownQuestion = (row: SavedRow): SavedQuestion => {
  const { id, question, sources, shared, own, verified, pinned, createdBy } = row;
  return {
    id,
    question,
    sources,
    shared,
    own,
    verified,
    pinned,
    schedule: own ? row.schedule : null,
    threshold: own ? row.threshold : null,
    nextTime: own ? (row.nextAt?.toISOString() ?? null) : null,
    lastRun: lastRunOf(row),
    createdBy,
    updateTime: row.updateTime.toISOString(),
  };
};
