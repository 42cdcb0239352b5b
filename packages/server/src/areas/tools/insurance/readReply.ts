/** What a model that knows no tools writes: a step it wants, or its answer. */
export type Reply =
  | { readonly kind: 'action'; readonly thought: string; readonly name: string; readonly arguments: string }
  | { readonly kind: 'answer'; readonly text: string };

const OBSERVATION = /^[ \t]*(?:Observation|观察)[ \t]*[:：]/im;
const THOUGHT = /^[ \t]*(?:Thought|思考)[ \t]*[:：][ \t]*/im;
const ACTION = /^[ \t]*(?:Action|行动)[ \t]*[:：][ \t]*(?<name>[^\n]*)$/im;
const INPUT = /^[ \t]*(?:Action Input|行动输入)[ \t]*[:：][ \t]*/im;
const ANSWER = /^[ \t]*(?:Final Answer|最终答案|最终回答)[ \t]*[:：][ \t]*/im;

/** The JSON object that a text begins with, as far as it closes; else all of the text. */
const objectIn = (text: string): string => {
  const bare = text.trim().replace(/^```(?:json)?\s*/i, '');
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare[at];
    if (quoted && sign === '\\') at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === '{') depth += 1;
    else if (!quoted && sign === '}') {
      depth -= 1;
      if (depth === 0) return bare.slice(0, at + 1);
    }
  }
  return bare.replace(/```\s*$/, '').trim();
};

/** Reads a reply in the form `Thought: … Action: … Action Input: {…}` or `Final Answer: …`. What it says it observed is not heard. */
export const readReply = (reply: string): Reply => {
  const made = OBSERVATION.exec(reply);
  const text = made === null ? reply : reply.slice(0, made.index);
  const action = ACTION.exec(text);
  const answer = ANSWER.exec(text);
  if (action !== null && (answer === null || action.index < answer.index)) {
    const after = text.slice(action.index + action[0].length, answer?.index);
    const input = INPUT.exec(after);
    return {
      kind: 'action',
      thought: text.slice(0, action.index).replace(THOUGHT, '').trim(),
      name: (action.groups?.name ?? '').trim().replace(/^[`"']+|[`"']+$/g, ''),
      arguments: input === null ? '' : objectIn(after.slice(input.index + input[0].length)),
    };
  }
  if (answer !== null) return { kind: 'answer', text: text.slice(answer.index + answer[0].length).trim() };
  return { kind: 'answer', text: text.replace(THOUGHT, '').trim() };
};
