/** How an assistant answers, where not as its bases say. */
export interface AnswerPolicy {
  /** Where the bases hold nothing, the model may answer by itself. */
  readonly answersAlone: boolean;
  /** Who the assistant is, said to the model before everything else; empty: nobody in particular. */
  readonly prompt: string;
  /** Null: the model in use. */
  readonly modelId: string | null;
  /** Null: that of the base. */
  readonly temperature: number | null;
  /** What might be asked next is offered under an answer. */
  readonly followUps: boolean;
  /** Functions it may call; null: all of its bases. */
  readonly functionIds: readonly string[] | null;
  /** The graph of its bases is asked as well. Left out: it is. */
  readonly usesGraph?: boolean | undefined;
  /** How much what is found in a base counts; 1 where it is not named. */
  readonly baseWeights: ReadonlyMap<string, number>;
}

/** Without an assistant, or with one that has nothing of its own. */
export const usualPolicy: AnswerPolicy = {
  answersAlone: false,
  prompt: '',
  modelId: null,
  temperature: null,
  followUps: true,
  functionIds: null,
  baseWeights: new Map(),
};
