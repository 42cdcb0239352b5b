import { useReadBusinessPlan } from '@console/api/hooks/businessPlans';
import { useReadDocument } from '@console/api/hooks/documents';
import { useReadAnswer } from '@console/api/hooks/sessions';
import { usePageTopics } from '@console/api/hooks/topics';
import { type Async, failed, mapAsync, ready } from '@console/base';
import { useDictionary } from '../../../locale/useDictionary.js';
import type { GivenSource } from './deckFields.js';

/** What that is called which the address says; empty where it has no name. */
export const useSource = ({ origin, id }: GivenSource): Async<string> => {
  const { list: words } = useDictionary();
  const of = (wanted: GivenSource['origin']) => (origin === wanted && id !== undefined ? { id } : null);
  const topic = of('conversation');
  const answer = useReadAnswer(of('answer')).state;
  const document = useReadDocument(of('document')).state;
  const plan = useReadBusinessPlan(of('plan')).state;
  const topics = usePageTopics(topic && { current: 1, size: 1, idList: [topic.id] }).state;
  if (id === undefined) return ready('');
  if (origin === 'answer') return mapAsync(answer, ({ question }) => question);
  if (origin === 'document') return mapAsync(document, ({ name }) => name);
  if (origin === 'plan') return mapAsync(plan, ({ title }) => title);
  if (topics.state !== 'ready') return topics;
  const [first] = topics.data.list;
  return first === undefined ? failed({ code: 404, message: words.gone }) : ready(first.title);
};
