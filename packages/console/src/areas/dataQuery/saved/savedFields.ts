import type { SavedQuestion } from '@console/api/contract';
import { knownSchedule, knownThreshold, settingsOf, type TypedSettings } from '@console/ui/saved-question';

/** What is kept: a question, of these sources, as it was answered there. */
export type SavingSubject =
  | { kind: 'new'; question: string; sourceIds: string[]; answerId: string; pinned: boolean }
  | { kind: 'change'; saved: SavedQuestion };

export interface SavedFields {
  question: string;
  settings: TypedSettings;
  pinned: boolean;
  verified: boolean;
}

/** What its form begins with. A new one is the reader's own, and asked only when somebody asks it. */
export const fieldsOf = (subject: SavingSubject | undefined): SavedFields => {
  if (subject === undefined || subject.kind === 'new') {
    return {
      question: subject?.question ?? '',
      settings: { shared: false, schedule: null, threshold: null },
      pinned: subject?.pinned ?? false,
      verified: false,
    };
  }
  const { question, shared, schedule, threshold, pinned, verified } = subject.saved;
  return {
    question,
    settings: { shared, schedule: knownSchedule(schedule), threshold: knownThreshold(threshold) },
    pinned,
    verified,
  };
};

/** As the calls take it. What rings is left out until its value is there, which the form sees to. */
export const bodyOf = ({ question, settings, pinned }: SavedFields) => ({
  question: question.trim(),
  pinned,
  ...(settingsOf(settings) ?? { ...settings, threshold: null }),
});
