import { lazyPart, loadPart } from '@console/ui/on-demand';

const load = async () => ({ default: (await loadPart(() => import('@console/ui/markdown'))).AnswerMarkdown });

/** In the place of the reader of answers: it comes once the first question can be typed, and before it is answered. */
export const AnswerMarkdown = lazyPart(load);

/** Begins to load it, where somebody may ask soon. */
export const prepareAnswers = (): void => void load().catch(() => undefined);
