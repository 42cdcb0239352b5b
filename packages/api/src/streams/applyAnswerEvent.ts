import type { AnswerEvent, Session } from '../contract/sessions.js';

/** An answer after one more event of its stream. */
export const applyAnswerEvent = (session: Session, { event, data }: AnswerEvent): Session => {
  switch (event) {
    case 'asked':
      return { ...session, id: data.id, topicId: data.topicId };
    case 'stage':
      return data.stage === 'done'
        ? { ...session, stage: data, status: 'done', suggesting: true }
        : { ...session, stage: data };
    case 'references':
      return { ...session, references: data };
    case 'thought':
      return { ...session, thoughts: (session.thoughts ?? '') + data.text };
    case 'delta':
      return { ...session, answer: session.answer + data.text };
    case 'questions':
      return { ...session, questions: data };
    case 'done':
      return { ...session, status: data.status, notice: data.notice, suggesting: false };
    case 'error':
      return { ...session, failure: data.message };
  }
};
