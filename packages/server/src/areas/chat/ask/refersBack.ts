/** Words that stand for something said before. */
const pointers =
  /[它该]|这[个些种项条类是里样]|那[个些种项条类里样么]|其[中他它余]|他们|她们|上述|上面|前面|刚才|此外|还有|\b(?:it|its|that|this|those|these|they|them|their)\b/iu;
/** “期限呢？”: a question that leaves out what it is about. */
const cutShort = /^.{1,8}呢[？?]?$|^(?:那|那么|如果|为什么|怎么办|what about|and|why)/iu;

/** Whether a question means something only together with the one before: “它的期限呢？” */
export const refersBack = (question: string): boolean => pointers.test(question) || cutShort.test(question.trim());
