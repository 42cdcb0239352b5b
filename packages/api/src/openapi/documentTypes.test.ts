import { expect, it } from 'vitest';
import { docOf, documented } from '../../scripts/documentTypes.mjs';
import { updateTopic } from '../contract/topics.js';

const docs = new Map([['updateTopic', docOf('Gives an own conversation another title.', updateTopic)]]);
const said = `/**
 * Gives an own conversation another title.
 *
 * \`PUT /aiapi/qa/aiTopic/update\`, for who has \`chat\`. Fails with \`topic_not_found\` (404).
 */
`;

it('says where a call is pointed at what it does, who may, and how it fails', () => {
  const types = 'export declare const updateTopic: Endpoint;\n';
  expect(documented(`/** Gives an own conversation another title. */\n${types}`, docs)).toBe(said + types);
});

it('says the same of its hook, unless that has words of its own', () => {
  const types = 'export declare const useUpdateTopic: () => Write;\n';
  expect(documented(types, docs)).toBe(said + types);
  expect(documented(`/** Its own. */\n${types}`, docs)).toBe(`/** Its own. */\n${types}`);
});

it('leaves everything else as it is, and says nothing twice', () => {
  const types =
    '/** A page. */\nexport declare const pageOf: () => void;\nexport declare const useOther: () => void;\n';
  expect(documented(types, docs)).toBe(types);
  const once = documented('export declare const useUpdateTopic: () => Write;\n', docs);
  expect(documented(once, docs)).toBe(once);
});
