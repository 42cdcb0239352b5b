import { expect, it } from 'vitest';
import { draftOf, paragraphsOf, sourceOf } from './gapDraft.js';
import { evidence, gap } from './gaps.fixtures.js';

it('asks as most people do, and keeps each other wording once', () => {
  const wordings = ['年假几天？', '年假几天', '请问年假几天', '年假 几天！'].map((text) => ({ text, times: 1 }));
  const { question, similarQuestions } = draftOf(gap({ question: '年假几天？', wordings }), evidence());
  expect({ question, similarQuestions }).toEqual({ question: '年假几天？', similarQuestions: ['请问年假几天'] });
});

it('answers from the best passage, or from an FAQ that asks nearly the same', () => {
  const near = { ...evidence().faqs[0], id: 'f7', number: 7, question: '', answer: '', score: 0.9, enabled: true };
  expect(sourceOf(evidence())?.kind).toBe('passage');
  expect(sourceOf(evidence({ faqs: [near] }))?.kind).toBe('faq');
  expect(sourceOf(evidence({ faqs: [], passages: [] }))).toBeNull();
});

it('takes what a document says as text', () => {
  expect(paragraphsOf('一 <script>"&\n\n 二')).toBe('<p>一 &lt;script&gt;&quot;&amp;</p><p>二</p>');
});
