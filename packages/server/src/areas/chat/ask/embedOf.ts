import type { Actor, CallRequest } from '../../../http/serve.js';
import type { EmbedQuestion } from './embedQuestion.js';

/** What a question is counted by where a visitor asks it; nothing for everybody else. */
export const embedOf = ({ embed }: Actor, request: CallRequest): { embed?: EmbedQuestion } => {
  if (embed === undefined) return {};
  const told = request.header('origin');
  const only = embed.origins.length === 1 ? embed.origins[0] : undefined;
  const origin = told !== undefined && embed.origins.includes(told) ? told : only;
  return { embed: { ...embed, origin: origin ?? null } };
};
