import { type PinnedQuestion, type RouteName, routes } from '@console/api/contract';
import { useListPinnedQuestions } from '@console/api/hooks/savedQuestions';
import { PageLink } from '@console/ui/link';
import { Panel } from '@console/ui/panel';
import { SavedQuestionCard } from '@console/ui/saved-question';
import { AsyncView } from '@console/ui/states';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { isGranted } from '../../../session/menus.js';
import { useUser } from '../../../session/UserContext.js';
import { useNow } from '../../../time/useNow.js';
import { Cards, Pinned } from './pins.styles.js';
import { usePin } from './usePin.js';
import { usePinWords } from './pinWords.js';

/** The page that shows this reader's answers: that of all sources, or that of the association's own alone. */
const usePageOfAnswers = (): RouteName => {
  const { menus } = useUser();
  return isGranted(routes.text2sql.path, menus) ? 'text2sql' : 'nl2sql';
};

const PinnedCard = ({ pin, page }: { pin: PinnedQuestion; page: RouteName }) => {
  const now = useNow();
  const go = useTabNavigate();
  const { running, card, run, stop, unpin } = usePin(pin);
  const thread = card.answer?.threadId;
  return (
    <SavedQuestionCard
      question={card}
      now={now}
      running={running}
      onRun={run}
      onStop={stop}
      onUnpin={unpin}
      {...(thread !== undefined && { onOpen: () => go(page, { open: thread }) })}
    />
  );
};

/** The last answers of questions that are pinned. */
export default function PinnedPanel() {
  const words = usePinWords();
  const pins = useListPinnedQuestions({});
  const page = usePageOfAnswers();
  const { follow } = useAddress();
  const all = (
    <PageLink href={linkTo(page, { saved: 'all' })} onNavigate={follow}>
      {words.all}
    </PageLink>
  );
  return (
    <Pinned>
      <Panel title={words.title} tools={all}>
        <AsyncView value={pins.state} what={words.title}>
          {(list) => (
            <Cards>
              {list.map((pin) => (
                <PinnedCard key={pin.id} pin={pin} page={page} />
              ))}
            </Cards>
          )}
        </AsyncView>
      </Panel>
    </Pinned>
  );
}
