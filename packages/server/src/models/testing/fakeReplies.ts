const passage = /<passage n="(\d+)"[^>]*>\s*([\s\S]*?)\s*<\/passage>/g;
const result = /<result n="(\d+)"[^>]*>\s*([\s\S]*?)\s*<\/result>/g;

interface Message {
  readonly role: string;
  readonly content: string;
}

/** True for the small call that asks for further questions. */
export const isForQuestions = (messages: readonly Message[]): boolean =>
  messages.at(-1)?.content.includes('JSON array') ?? false;

/** True for the small call that asks what a question in the middle of a conversation means. */
export const isForUnderstanding = (messages: readonly Message[]): boolean =>
  messages.at(-1)?.content.includes('"needs"') ?? false;

/** True for the calls that sum up a document. */
export const isForSummary = (messages: readonly Message[]): boolean =>
  messages[0]?.content.startsWith('You sum up documents') ?? false;

/** What the fake model writes: the beginnings of the first passages of the prompt, each cited; or an echo. */
export const writeReply = (messages: readonly Message[]): string => {
  const last = messages.at(-1)?.content ?? '';
  if (isForQuestions(messages)) return '["还有哪些例外情形？", "由谁作出判定？", "从什么时候开始执行？"]';
  if (isForUnderstanding(messages)) {
    const question = /<question>\n([\s\S]*?)\n<\/question>/.exec(last)?.[1] ?? '';
    return JSON.stringify({ needs: 'documents', question });
  }
  if (isForSummary(messages)) {
    const name = /<document name="([^"]*)"/.exec(last)?.[1] ?? '';
    return `这是模型对${name}写的摘要。`;
  }
  const results = messages.flatMap(({ role, content }) => (role === 'tool' ? [...content.matchAll(result)] : []));
  if (messages.at(-1)?.role === 'tool')
    return results.length === 0
      ? '没有查到。'
      : results
          .map(([, n, content = '']) => `查到：${content.replace(/\s+/g, ' ').slice(0, 60)} [${n}]。`)
          .join('\n\n');
  const passages = [...last.matchAll(passage)].slice(0, 3);
  if (passages.length === 0) return `这是模型自己的回答：${last.slice(0, 60)}`;
  const sentences = passages.map(([, n, content = '']) => `${content.replace(/\s+/g, ' ').slice(0, 60)} [${n}]。`);
  return `根据所给的资料：\n\n${sentences.join('\n\n')}`;
};
