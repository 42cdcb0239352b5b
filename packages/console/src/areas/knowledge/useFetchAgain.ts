import { type Document, fetchWebPage } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useFetchWebPage } from '@console/api/hooks/webPages';
import { lookUp } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { useAction } from '../../actions/useAction.js';
import { isParsing } from './parsing.js';
import { useWebPageWords } from './webPageWords.js';

/** Fetches the page of a document again, and says what came of it. */
export const useFetchAgain = () => {
  const words = useWebPageWords();
  const message = useMessage();
  const act = useAction();
  const { run, running } = useFetchWebPage();
  const offered = useOffered(fetchWebPage);
  const fetchAgain = ({ id }: Pick<Document, 'id'>) =>
    act({
      run: async () => {
        const { changed, failure } = await run({ id });
        if (failure !== null) message.error(words.notFetched(lookUp(words.failures, failure, failure)));
        else message.success(changed ? words.changed : words.unchanged);
      },
    });
  return {
    offered,
    running,
    run: fetchAgain,
    /** The same among the actions of a row. */
    actions: (document: Document) =>
      offered && document.web && !isParsing(document)
        ? [{ key: 'fetch', label: words.fetch, onClick: () => void fetchAgain(document) }]
        : [],
  };
};
