import { pageSessions, readBusinessPlan, type RouteName } from '@console/api/contract';
import { useReadAnswer } from '@console/api/hooks/sessions';
import type { SlideSource } from '@console/base/slides';
import { PageLink } from '@console/ui/link';
import { AsyncView, Skeletons } from '@console/ui/states';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { Explained } from './deck.styles.js';
import { useDeckWords } from './deckWords.js';

interface PlaceProps {
  /** Of the answer or the plan. */
  id: string;
  embedded: boolean;
}

/** The conversation that an answer stands in, which may have been deleted. */
const ToConversation = ({ id }: { id: string }) => {
  const words = useDeckWords();
  const { follow } = useAddress();
  const { state } = useReadAnswer({ id });
  if (state.state === 'error' && state.error.code === 404) return <Explained>{words.answerGone}</Explained>;
  return (
    <AsyncView value={state} what={words.conversation} skeleton={<Skeletons shape="text" count={1} />}>
      {({ topicId }) => (
        <PageLink href={linkTo('chatAI', { topic: topicId, answer: id })} onNavigate={follow}>
          {words.openConversation}
        </PageLink>
      )}
    </AsyncView>
  );
};

const ToPlan = ({ id, embedded }: PlaceProps) => {
  const words = useDeckWords();
  const { follow } = useAddress();
  const page: RouteName = embedded ? 'expTool' : 'tool';
  return (
    <PageLink href={linkTo(page, { id: 'bp', plan: id })} onNavigate={follow}>
      {words.openPlan}
    </PageLink>
  );
};

/** The way to where something was taken from that is no document, as far as that is open to the reader. */
export const SourcePlace = ({ source, embedded }: { source: SlideSource; embedded: boolean }) => {
  const words = useDeckWords();
  const chats = usePermitted(pageSessions);
  const plans = usePermitted(readBusinessPlan);
  const { kind, subjectId: id } = source;
  if (kind === 'report') return <Explained>{words.ofReport}</Explained>;
  if (id === '') return <Explained>{kind === 'text' ? words.ofText : words.sourceGone}</Explained>;
  if (kind === 'text') return plans || embedded ? <ToPlan id={id} embedded={embedded} /> : null;
  return chats && !embedded ? <ToConversation id={id} /> : null;
};
